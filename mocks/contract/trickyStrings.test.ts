import { describe, expect, it } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { longest } from '#domain/entities/description.ts';
import { checkTexts } from '#domain/entities/entityForm.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import { searchItems, searchFieldsOf } from '#domain/lists/search.ts';
import { aTargetCompany } from '#domain/testing/aTargetCompany.ts';
import { demoCompanyId, demoWorkspace } from '../fixtures/demo.ts';
import { trickyStrings } from '../fixtures/trickyStrings.ts';
import { createMockApi } from '../mockApi.ts';
import { sendTo } from './sendTo.ts';

const workspace = demoWorkspace.domain;
const fields = {
  volume: '10',
  competitionLevel: 'LOW',
  competitionIndex: '20',
  lowBid: '0.1',
  highBid: '0.2',
  trend: '-3',
  region: 'Ireland',
};
const drafts = trickyStrings.map((keyword) => {
  const check = checkTexts(keywordDescription, { ...fields, keyword });
  if (!check.isValid) throw new Error(`refused: ${JSON.stringify(keyword)}`);
  return check.value;
});
const texts = drafts.map(({ keyword }) => keyword);
/** The stored texts: without U+0000, which is invisible and which not every database can store. */
const stored = texts.map((text) => text.replaceAll('\u0000', ''));

function newApi() {
  const mockApi = createMockApi();
  mockApi.seedDemo();
  return createApi({ host: 'http://api.test', fetch: sendTo(mockApi.handlers) });
}

describe('tricky strings', () => {
  it('are at least 500, without duplicates', () => {
    expect(trickyStrings.length).toBeGreaterThanOrEqual(500);
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(trickyStrings.length);
  });

  it('pass the form unchanged, except for surrounding space', () => {
    expect(texts).toEqual(trickyStrings.map((text) => text.trim()));
  });

  it('are found by a search for themselves', () => {
    for (const draft of drafts)
      expect(searchItems(drafts, draft.keyword, searchFieldsOf.keyword)).toContain(draft);
  });

  it('are stored unchanged except for U+0000: content ideas, added and edited', async () => {
    const { contentIdeas } = newApi();
    const newest = async () => (await contentIdeas.list(workspace, demoCompanyId)).at(-1);
    const { lines } = longest;
    for (let at = 0; at < texts.length; at += lines) {
      const [sent, back] = [texts, stored].map((all) => all.slice(at, at + lines));
      const rest = {
        title: 'All of them',
        type: 'EBOOK',
        targetIcp: '',
        estimatedValue: 'High',
      } as const;
      const idea = { ...rest, keywords: sent ?? [], outline: sent ?? [] };
      await contentIdeas.add(workspace, demoCompanyId, idea);
      const added = await newest();
      expect(added).toEqual({ id: added?.id, version: 0, ...idea, keywords: back, outline: back });
      const turned = { ...idea, keywords: back?.toReversed() ?? [], outline: back ?? [] };
      await contentIdeas.edit(workspace, added ?? { id: 0 }, turned);
      expect(await newest()).toMatchObject(turned);
    }
  });

  it('are stored unchanged except for U+0000: target companies, added and edited', async () => {
    const { targetCompanies } = newApi();
    const before = (await targetCompanies.list(workspace, demoCompanyId)).length;
    const list = async () => (await targetCompanies.list(workspace, demoCompanyId)).slice(before);
    for (const name of texts) {
      const { id: _id, ...draft } = aTargetCompany({ name, description: name, foreignId: name });
      await targetCompanies.add(workspace, demoCompanyId, draft);
    }
    for (const { id, ...draft } of await list())
      await targetCompanies.edit(workspace, { id }, { ...draft, recentNews: draft.name });
    const rows = await list();
    expect(rows.map(({ name, recentNews }) => [name, recentNews])).toEqual(
      stored.map((text) => [text, text]),
    );
  });
});
