import { describe, expect, it } from 'vitest';
import { createTestApi, json } from '#api/testing/createTestApi.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { withUnknownFigures } from './withUnknownFigures.ts';

const bare: KeywordDraft = {
  keyword: 'rye loaf',
  volume: null,
  competitionLevel: null,
  competitionIndex: null,
  lowBid: null,
  highBid: null,
  trend: null,
  region: 'Ireland',
};

function setUp() {
  let rows: readonly Readonly<Record<string, unknown>>[] = [];
  const { api: server } = createTestApi(({ method, body }) => {
    const fields = Object(body) as Readonly<Record<string, unknown>>;
    if (method === 'POST') rows = [...rows, { ...fields, keywordid: rows.length + 1 }];
    if (method === 'DELETE')
      rows = rows.filter(({ keywordid }) => keywordid !== fields['keywordid']);
    return json({ data: rows });
  });
  const store = memoryStore({});
  const person = (owner: string) => {
    const storage = createOwnedStorage(store, () => () => undefined);
    storage.claim(owner);
    return { api: withUnknownFigures(server, storage), storage };
  };
  const list = ({ keywords }: typeof server) => keywords.list('demo', 1);
  const add = ({ keywords }: typeof server, draft: KeywordDraft) => keywords.add('demo', 1, draft);
  return { server, person, list, add };
}

const figuresOf = (rows: readonly Keyword[]) =>
  rows.map(({ keyword, volume, trend }) => [keyword, volume, trend]);

describe('keywords added without figures', () => {
  it('are sent as the API requires, and stay unknown to the person who added them, also after a reload', async () => {
    const { server, person, list, add } = setUp();
    await add(person('ann').api, bare);
    await add(person('ann').api, { ...bare, keyword: 'spelt', trend: 4 });
    expect(figuresOf(await list(server))).toEqual([
      ['rye loaf', 0, 0],
      ['spelt', 0, 4],
    ]);
    expect(figuresOf(await list(person('ann').api))).toEqual([
      ['rye loaf', null, null],
      ['spelt', null, 4],
    ]);
  });

  it('have figures once they are added with them', async () => {
    const { person, list, add } = setUp();
    const { api } = person('ann');
    await add(api, bare);
    const [row] = await list(api);
    await api.keywords.remove('demo', row?.id ?? '');
    await add(api, {
      ...bare,
      volume: 0,
      competitionLevel: 'LOW',
      competitionIndex: 0,
      lowBid: 0,
      highBid: 0,
      trend: 0,
    });
    expect(figuresOf(await list(api))).toEqual([['rye loaf', 0, 0]]);
  });

  it('are known to one person only, and invalid stored values are ignored', async () => {
    const { person, list, add } = setUp();
    await add(person('ann').api, bare);
    expect(figuresOf(await list(person('ben').api))).toEqual([['rye loaf', 0, 0]]);
    for (const broken of ['{', '[]', 'null', '{"x":7}', '{"x":["evil"]}']) {
      const { api, storage } = person('ben');
      storage.write('unknownFigures', broken);
      expect(await list(api)).toHaveLength(1);
    }
  });
});
