import { describe, expect, it } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { paths } from '#api/contract/paths.ts';
import { aBusinessInfo, aBusinessProfile, aWorkspace } from '../fixtures/business.ts';
import { aContentIdea } from '../fixtures/contentIdea.ts';
import { demoCompanyId } from '../fixtures/demo.ts';
import { aGeography } from '../fixtures/geography.ts';
import { anIcp } from '../fixtures/icp.ts';
import { aKeyword } from '../fixtures/keyword.ts';
import { aProspect } from '../fixtures/prospect.ts';
import { aTargetCompany } from '../fixtures/targetCompany.ts';
import { aUsp } from '../fixtures/usp.ts';
import { aWorkspaceUser } from '../fixtures/workspaceUser.ts';
import { createMockApi } from '../mockApi.ts';
import { sendTo } from './sendTo.ts';

const workspace = 'demo';

/** Returns the product's client on a mock API instead of a network, and the calls it has made. */
function clientOf() {
  const mockApi = createMockApi();
  mockApi.seedDemo();
  const send = sendTo(mockApi.handlers);
  const made = new Set<string>();
  const places = Object.entries(paths).map(([name, { method, path }]) => ({
    name,
    method,
    pattern: new RegExp(`^/api${path.replace('{domain}', '[^/]+')}$`),
  }));
  const api = createApi({
    host: 'http://api.test',
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      const call = places.find(
        ({ method, pattern }) => method === request.method && pattern.test(pathname),
      );
      made.add(call?.name ?? `${request.method} ${pathname}`);
      return send(request);
    },
  });
  return { api, made };
}

/** The last row of a list, which is the one that was added. */
const last = <Row>(rows: readonly Row[]): Row => {
  const row = rows.at(-1);
  if (row === undefined) throw new Error('The list is empty.');
  return row;
};

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
    const id = demoCompanyId;

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

    await usps.generate(workspace, info);
    const { id: _usp, ...usp } = aUsp();
    await usps.add(workspace, companyId, usp);
    const addedUsp = last(await usps.list(workspace, companyId));
    expect(addedUsp).toEqual({ id: addedUsp.id, version: 0, ...usp });
    const asked = { kind: 'usps', id: addedUsp.id, field: 'description', declined: [] } as const;
    const other = await api.suggestions.rewrite(workspace, asked);
    expect(other.value).not.toBe(addedUsp.description);
    expect(other.grounds.isSample).toBe(true);
    expect(last(await usps.list(workspace, companyId))).toEqual(addedUsp);
    await usps.edit(workspace, addedUsp, { ...usp, title: 'New' });
    const edited = { ...addedUsp, title: 'New', version: 1 };
    expect(last(await usps.list(workspace, companyId))).toEqual(edited);
    await expect(usps.edit(workspace, addedUsp, { ...usp, title: 'Late' })).rejects.toMatchObject({
      status: 409,
      message: 'Not saved: somebody else has changed this. Save again to replace it.',
    });
    // A generation adds rows and does not change rows that were added or edited by hand.
    await usps.generate(workspace, info);
    expect(await usps.list(workspace, companyId)).toContainEqual(edited);
    await usps.remove(workspace, addedUsp.id);
    expect(await usps.list(workspace, companyId)).not.toContainEqual(
      expect.objectContaining({ id: addedUsp.id }),
    );

    await icps.generate(workspace, info);
    const { id: _icp, ...icp } = anIcp();
    await icps.add(workspace, companyId, icp);
    const addedIcp = last(await icps.list(workspace, companyId));
    expect(addedIcp).toEqual({ id: addedIcp.id, version: 0, ...icp });
    await icps.edit(workspace, addedIcp, { ...icp, goals: ['One', 'Two'] });
    expect(last(await icps.list(workspace, companyId)).goals).toEqual(['One', 'Two']);
    expect(await contentIdeas.targetIcps(workspace, companyId)).toContain(icp.title);
    await icps.remove(workspace, addedIcp.id);

    await geographies.generate(workspace, info);
    const place = { ...aGeography(), competitionLevel: 'Low' as const };
    const { id: _geography, ...geography } = place;
    await geographies.add(workspace, companyId, geography);
    const addedPlace = last(await geographies.list(workspace, companyId));
    expect(addedPlace).toEqual({ id: addedPlace.id, version: 0, ...geography });
    await geographies.edit(workspace, addedPlace, { ...geography, region: 'Orkney' });
    await geographies.remove(workspace, addedPlace.id);

    await keywords.generate(workspace, companyId);
    const drafted = {
      keyword: 'rye bread',
      volume: 10,
      competitionLevel: 'LOW' as const,
      competitionIndex: 20,
      lowBid: 0.1,
      highBid: 0.2,
      trend: -3,
      region: 'Ireland',
    };
    await keywords.add(workspace, companyId, drafted);
    const keyword = last(await keywords.list(workspace, companyId));
    expect(keyword).toEqual(aKeyword({ id: keyword.id, ...drafted }));
    await keywords.remove(workspace, keyword.id);

    await contentIdeas.generate(workspace, companyId);
    const idea = { ...aContentIdea(), estimatedValue: 'High' as const };
    const { id: _idea, ...ideaDraft } = idea;
    await contentIdeas.add(workspace, companyId, ideaDraft);
    const addedIdea = last(await contentIdeas.list(workspace, companyId));
    expect(addedIdea).toEqual({ id: addedIdea.id, version: 0, ...ideaDraft });
    await contentIdeas.edit(workspace, addedIdea, { ...ideaDraft, type: 'EBOOK' });
    expect(last(await contentIdeas.list(workspace, companyId)).type).toBe('EBOOK');

    await targetCompanies.generate(workspace, companyId);
    const { id: _target, ...target } = aTargetCompany();
    await targetCompanies.add(workspace, companyId, target);
    const addedTarget = last(await targetCompanies.list(workspace, companyId));
    expect(addedTarget).toEqual({ id: addedTarget.id, version: 0, ...target });
    await targetCompanies.edit(workspace, addedTarget, { ...target, recentNews: '' });

    await prospects.generate(workspace, [addedTarget]);
    const person = {
      name: 'Ada Moor',
      companyName: target.name,
      role: 'Buyer',
      email: 'ada@saltmarsh.example',
      foreignId: '00901-Ab',
    };
    await prospects.add(workspace, { ...person, targetCompanyId: addedTarget.id });
    const prospect = last(await prospects.list(workspace, [addedTarget.id]));
    expect(prospect).toEqual(
      aProspect({ id: prospect.id, version: 0, ...person, targetCompanyId: addedTarget.id }),
    );
    await prospects.edit(workspace, prospect, { ...person, role: 'Owner' });
    await api.emails.generate(workspace, companyId, prospect.id);
    const [mail] = await api.emails.list(workspace, [prospect.id]);
    expect(mail).toMatchObject({
      prospectId: prospect.id,
      prospectName: 'Ada Moor',
      address: '',
      variations: [{ subject: expect.stringMatching(/./), body: expect.stringMatching(/^Hello/) }],
    });
    await prospects.remove(workspace, prospect.id);
    await api.rows.restore(workspace, 'prospects', prospect.id);
    expect(await prospects.list(workspace, [addedTarget.id])).toContainEqual(
      expect.objectContaining({ id: prospect.id, role: 'Owner' }),
    );
    await targetCompanies.remove(workspace, addedTarget.id);
    expect(await targetCompanies.list(workspace, id)).toHaveLength(6);

    const { id: _user, ...user } = aWorkspaceUser();
    await api.users.add(workspace, user);
    const addedUser = last(await api.users.list(workspace));
    expect(addedUser).toEqual({ id: addedUser.id, version: 0, ...user });
    await api.users.edit(workspace, addedUser, { ...user, role: 'Guest' });
    await api.users.remove(workspace, addedUser.id);

    const view = { key: 'view', value: { sorted: 'title', by: null }, version: 0 };
    const kept = await api.sharedState.put(workspace, companyId, view);
    expect(kept).toEqual({ isStored: true, present: { ...view, version: 1 } });
    expect(await api.sharedState.list(workspace, companyId, 'vi')).toEqual([kept.present]);
    expect(await api.sharedState.list(workspace, companyId, 'mail ')).toEqual([]);
    const late = await api.sharedState.put(workspace, companyId, { ...view, value: null });
    expect(late).toEqual({ isStored: false, present: kept.present });
    const removed = { ...kept.present, value: null };
    expect(await api.sharedState.put(workspace, companyId, removed)).toMatchObject({
      isStored: true,
      present: { value: null, version: 0 },
    });
    expect(await api.sharedState.list(workspace, companyId, 'vi')).toEqual([]);

    const blank = { entry: '', reason: '', person: '', company: '', by: '', at: '' };
    const customer = { ...blank, entry: 'https://www.Globex.example', reason: 'A customer' };
    const [blocked] = (await api.doNotContact.add(workspace, customer)) ?? [];
    expect(blocked).toMatchObject({ entry: 'globex.example', reason: 'A customer' });
    const someone = { person: 'Ada Moor', company: 'Globex' };
    const [colleague] = (await api.doNotContact.add(workspace, { ...blank, ...someone })) ?? [];
    expect(colleague).toMatchObject({ entry: 'Ada Moor, Globex', ...someone, reason: '' });
    expect(await api.doNotContact.list(workspace)).toEqual([blocked, colleague]);
    await api.doNotContact.remove(workspace, blocked?.id ?? 0);
    expect(await api.doNotContact.list(workspace)).toEqual([colleague]);

    const [owner, next] = await api.users.list(workspace);
    expect(await api.workspace.get(workspace)).toMatchObject({ name: workspace });
    await api.workspace.handOver(workspace, next?.id ?? 0);
    expect((await api.workspace.get(workspace)).ownerId).toBe(next?.id);
    expect(await api.workspace.activity(workspace)).toEqual([]);
    const { entries } = await api.workspace.export(workspace);
    expect(entries).toContainEqual(
      expect.objectContaining({ value: expect.objectContaining({ id: owner?.id }) }),
    );
    await api.workspace.removeCompany(workspace, companyId, aBusinessProfile().name);
    await api.workspace.remove(created.domain, created.domain);
    expect(await api.workspaces.check(created.domain)).toBe(false);

    // Nobody is signed in.
    expect(await api.workspaces.mine()).toEqual([]);

    expect([...made].sort()).toEqual(Object.keys(paths).sort());
  });
});
