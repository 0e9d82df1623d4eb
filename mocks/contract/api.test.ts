import { describe, expect, it } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { paths } from '#api/contract/paths.ts';
import type { WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import type { ProspectDraft } from '#domain/companies/prospect.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { routeOf } from '#server/http/apiHandler.ts';
import { aBusinessInfo, aBusinessProfile, aWorkspace } from '../fixtures/business.ts';
import { aContentIdea } from '../fixtures/contentIdea.ts';
import { aGeography } from '../fixtures/geography.ts';
import { anIcp } from '../fixtures/icp.ts';
import { aKeyword } from '../fixtures/keyword.ts';
import { aTargetCompany } from '../fixtures/targetCompany.ts';
import { aUsp } from '../fixtures/usp.ts';
import { aWorkspaceUser } from '../fixtures/workspaceUser.ts';
import { createMockApi } from '../mockApi.ts';
import { withoutField } from '../withoutField.ts';
import { sendTo } from './sendTo.ts';

const workspace = 'demo';

/** Returns the product's client on a mock API instead of a network, and the calls it has made. */
function clientOf() {
  const mockApi = createMockApi();
  mockApi.seedDemo();
  const send = sendTo(mockApi.handlers);
  const made = new Set<string>();
  const api = createApi({
    host: 'http://api.test',
    fetch: (request) => {
      made.add(routeOf(request.method, new URL(request.url).pathname).call.name);
      return send(request);
    },
  });
  return { api, made };
}

interface ListCalls<Draft> {
  readonly list: (workspace: string, companyId: EntityId) => Promise<readonly Identified[]>;
  readonly add: (workspace: string, companyId: EntityId, draft: Draft) => Promise<unknown>;
  readonly edit?: (workspace: string, row: Identified, draft: Draft) => Promise<unknown>;
  readonly remove?: (workspace: string, id: EntityId) => Promise<void>;
}

/** Adds a row, changes it and deletes it, as far as the list can: every field comes back as it was sent. */
async function walkRow<Draft extends object>(
  { list, add, edit, remove }: ListCalls<Draft>,
  companyId: EntityId,
  draft: Draft,
  change: Partial<Draft> = {},
) {
  const before = await list(workspace, companyId);
  await add(workspace, companyId, draft);
  const newest = async () => (await list(workspace, companyId))[before.length];
  const added = await newest();
  if (!added) throw new Error('Nothing was added.');
  expect(added).toEqual({ id: added.id, ...(edit && { version: 0 }), ...draft });
  if (edit) await edit(workspace, added, { ...draft, ...change });
  expect(await newest()).toEqual({ ...added, ...(edit && { ...change, version: 1 }) });
  if (!remove) return;
  await remove(workspace, added.id);
  expect(await list(workspace, companyId)).toEqual(before);
}

describe('the client and the mock API', () => {
  it('have the same calls under the same names', () => {
    const { api } = clientOf();
    const methods = Object.entries(api).flatMap(([area, calls]) =>
      Object.keys(calls).map((name) => `${area}.${name}`),
    );
    expect(methods.sort()).toEqual(Object.keys(paths).sort());
  });

  it('understand each other on every call', async () => {
    const { api, made } = clientOf();
    const { usps, icps, geographies, keywords, contentIdeas, targetCompanies, prospects } = api;

    const created = aWorkspace();
    expect(await api.workspaces.check(created.domain)).toBe(false);
    await api.workspaces.create(created);
    expect(await api.workspaces.check(created.domain)).toBe(true);

    const { companyId } = await api.businessInfo.save(workspace, aBusinessProfile(), null);
    const again = await api.businessInfo.save(workspace, aBusinessProfile(), companyId, 0);
    expect(again).toEqual({ companyId, version: 0 });
    await api.businessInfo.scrape(workspace, 'https://crumb.example', companyId);
    expect(await api.businessInfo.get(workspace)).toEqual({
      ...aBusinessProfile(),
      companyId,
      domain: workspace,
      version: 0,
    });
    const info = aBusinessInfo({ companyId });

    for (const { generate } of [usps, icps, geographies]) await generate(workspace, info);
    for (const { generate } of [keywords, contentIdeas, targetCompanies])
      await generate(workspace, companyId);
    await walkRow(usps, companyId, withoutField('id', aUsp()), { title: 'New' });
    await walkRow(icps, companyId, withoutField('id', anIcp()), { goals: ['One', 'Two'] });
    const place = { ...withoutField('id', aGeography()), competitionLevel: 'Low' as const };
    await walkRow(geographies, companyId, place, { region: 'Orkney' });
    await walkRow(keywords, companyId, withoutField('id', aKeyword()));
    await walkRow(contentIdeas, companyId, withoutField('id', aContentIdea()), { type: 'EBOOK' });
    const target = withoutField('id', aTargetCompany());
    await walkRow(targetCompanies, companyId, target, { recentNews: '' });
    const ofWorkspace = {
      ...api.users,
      list: () => api.users.list(workspace),
      add: (_of: string, _companyId: EntityId, draft: WorkspaceUserDraft) =>
        api.users.add(workspace, draft),
    };
    await walkRow(ofWorkspace, companyId, withoutField('id', aWorkspaceUser()), { role: 'Guest' });

    const [usp] = await usps.list(workspace, companyId);
    if (!usp) throw new Error('Nothing was generated.');
    const asked = { kind: 'usps', id: usp.id, field: 'description', declined: [] } as const;
    const other = await api.suggestions.rewrite(workspace, asked);
    expect(other.value).not.toBe(usp.description);
    expect(other.grounds.isSample).toBe(true);
    expect(await usps.list(workspace, companyId)).toContainEqual(usp);
    await usps.edit(workspace, usp, { ...usp, title: 'By hand' });
    const edited = (await usps.list(workspace, companyId))[0];
    // A generation adds rows and does not change rows that were edited by hand.
    await usps.generate(workspace, info);
    expect((await usps.list(workspace, companyId))[0]).toEqual(edited);

    const [icp] = await icps.list(workspace, companyId);
    expect(await contentIdeas.targetIcps(workspace, companyId)).toContain(icp?.title);

    const [idea] = await contentIdeas.list(workspace, companyId);
    const [point] = idea?.outline ?? [];
    if (!idea || point === undefined) throw new Error('There is no outline.');
    const [section] = (await api.sections.generate(workspace, idea.id, point)) ?? [];
    if (!section) throw new Error('Nothing was written.');
    expect(section).toMatchObject({ point, heading: point, version: 0, isSample: true });
    expect(await api.sections.list(workspace, idea.id)).toEqual([section]);
    const mine = { heading: 'Ours', sentences: [{ text: 'Our own.' }] };
    const [changed] = (await api.sections.edit(workspace, section, mine)) ?? [];
    expect(changed).toEqual({ ...section, ...mine, version: 1 });
    expect(await api.sections.voice(workspace, companyId)).toBeNull();
    await api.sections.remove(workspace, section.id);
    expect(await api.sections.list(workspace, idea.id)).toEqual([]);
    await api.rows.restore(workspace, 'sections', section.id);
    expect(await api.sections.list(workspace, idea.id)).toEqual([changed]);

    expect(await api.quotes.check(workspace, companyId)).toEqual({ on: null, gone: [] });
    expect(await api.quotes.list(workspace, companyId)).toEqual({ on: null, gone: [] });

    const [employer] = await targetCompanies.list(workspace, companyId);
    if (!employer) throw new Error('Nothing was generated.');
    const generated = await targetCompanies.list(workspace, companyId);
    await prospects.generate(workspace, [employer]);
    const person = {
      name: 'Ada Moor',
      companyName: employer.name,
      role: 'Buyer',
      email: 'ada@saltmarsh.example',
      foreignId: '00901-Ab',
      targetCompanyId: employer.id,
    };
    const ofEmployer = {
      ...prospects,
      list: () => prospects.list(workspace, [employer.id]),
      add: (_of: string, _companyId: EntityId, draft: ProspectDraft) =>
        prospects.add(workspace, draft),
    };
    await walkRow(ofEmployer, companyId, person, { role: 'Owner' });

    await prospects.add(workspace, person);
    await prospects.add(workspace, person);
    const [prospect, namesake] = (await ofEmployer.list()).slice(-2);
    if (!prospect || !namesake) throw new Error('There are no two people.');
    await api.emails.generate(workspace, companyId, prospect.id);
    const [mail] = await api.emails.list(workspace, [prospect.id]);
    expect(mail).toMatchObject({ prospectId: prospect.id, prospectName: 'Ada Moor', address: '' });
    const owner = { ...person, role: 'Owner' };
    const merged = await prospects.merge(workspace, prospect, owner, [namesake]);
    expect(merged).toEqual([expect.objectContaining({ id: prospect.id, role: 'Owner' })]);
    await targetCompanies.add(workspace, companyId, target);
    const twin = (await targetCompanies.list(workspace, companyId))[generated.length];
    if (!twin) throw new Error('Nothing was added.');
    const one = await targetCompanies.merge(workspace, twin, target, [employer]);
    expect(one).toEqual([expect.objectContaining({ id: twin.id, version: 1 })]);
    await api.rows.restore(workspace, 'targetCompanies', employer.id);
    await targetCompanies.remove(workspace, twin.id);
    expect(await targetCompanies.list(workspace, companyId)).toEqual(generated);

    const view = { key: 'view', value: { sorted: 'title', by: null }, version: 0 };
    const kept = await api.sharedState.put(workspace, companyId, view);
    expect(kept).toEqual({ isStored: true, present: { ...view, version: 1 } });
    expect(await api.sharedState.list(workspace, companyId, 'vi')).toEqual([kept.present]);

    const blank = { entry: '', reason: '', person: '', company: '', by: '', at: '' };
    const customer = { ...blank, entry: 'https://www.Globex.example', reason: 'A customer' };
    const [blocked] = (await api.doNotContact.add(workspace, customer)) ?? [];
    expect(blocked).toMatchObject({ entry: 'globex.example', reason: 'A customer' });
    expect(await api.doNotContact.list(workspace)).toEqual([blocked]);
    await api.doNotContact.remove(workspace, blocked?.id ?? 0);
    expect(await api.doNotContact.list(workspace)).toEqual([]);

    const [first, next] = await api.users.list(workspace);
    expect(await api.workspace.get(workspace)).toMatchObject({ name: workspace });
    await api.workspace.handOver(workspace, next?.id ?? 0);
    expect((await api.workspace.get(workspace)).ownerId).toBe(next?.id);
    expect(await api.workspace.activity(workspace)).toEqual([]);
    const { entries } = await api.workspace.export(workspace);
    expect(entries).toContainEqual(
      expect.objectContaining({ value: expect.objectContaining({ id: first?.id }) }),
    );
    await api.workspace.removeCompany(workspace, companyId, aBusinessProfile().name);
    await api.workspace.remove(created.domain, created.domain);
    expect(await api.workspaces.check(created.domain)).toBe(false);

    // Nobody is signed in.
    expect(await api.workspaces.mine()).toEqual([]);

    expect([...made].sort()).toEqual(Object.keys(paths).sort());
  });
});
