import { describe, expect, it, vi } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { apiFailure } from '#api/testing/apiFailure.ts';
import type { ToldCompany } from '#api/businessInfo.ts';
import { createApi } from '#api/createApi.ts';
import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import type { Geography } from '#domain/insights/geography.ts';
import type { Icp } from '#domain/insights/icp.ts';
import type { Usp } from '#domain/insights/usp.ts';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import { limits } from '#domain/settings/limits.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createFormDrafts } from '../formDrafts.ts';
import { createNotices } from '../notices.ts';
import { createProgress } from '../onboarding/progress.ts';
import type { Wait } from '#platform/clock.ts';
import { storedFormerBusinesses } from './savedBusiness.ts';
import { businessDraftName, createWorkspaceBusiness } from './workspaceBusiness.ts';

const theirs = aSavedBusiness({ companyId: 9 });
const mine = JSON.stringify({ ...theirs, companyId: 7, name: 'Velo' });
const usp: Usp = { id: 1, title: 'Quick', description: '', valueProposition: '' };

const icp = { id: 2 } as Icp;
const geography = { id: 3 } as Geography;

const missing = (status: number) => apiFailure('businessInfo.get', status);

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

/** A workspace whose server reports a company, and a browser with tabs and a half-filled form. */
function open(kept: Readonly<Record<string, string>> = {}, typed?: object) {
  const store = memoryStore({ ...kept, owner: 'ada' });
  const saving = Promise.withResolvers<{ readonly companyId: number }>();
  const get = vi.fn<() => Promise<ToldCompany | null>>(async () => theirs);
  const uspList = vi.fn<() => Promise<Usp[]>>(async () => [usp]);
  const icpList = vi.fn<() => Promise<Icp[]>>(async () => []);
  const geoList = vi.fn<() => Promise<Geography[]>>(async () => []);
  const real = createApi({ host: '' });
  const api = {
    ...real,
    businessInfo: { ...real.businessInfo, get, save: () => saving.promise },
    usps: { ...real.usps, list: uspList },
    icps: { ...real.icps, list: icpList },
    geographies: { ...real.geographies, list: geoList },
  };
  const patience = Promise.withResolvers<void>();
  const wait: Wait = (ms) =>
    ms === limits.businessPatienceMs ? patience.promise : Promise.resolve();
  const openTab = () => {
    const storage = storageOf('ada', store);
    const leaving = new AbortController();
    const progress = createProgress(storage, 'http://acme.app.localhost');
    const drafts = createFormDrafts(memoryStore(), storage);
    if (typed) drafts.write(businessDraftName, { fields: typed });
    const business = createWorkspaceBusiness({
      api,
      workspace: 'acme',
      storage,
      left: leaving.signal,
      drafts,
      notices: createNotices(),
      firstLists: { start: () => undefined },
      waitInBackground: wait,
      progress,
    });
    return {
      business,
      storage,
      progress,
      drafts,
      leave: () => leaving.abort(),
      companyId: () =>
        (JSON.parse(storage.read('businessInfo') ?? '{}') as { companyId?: unknown }).companyId,
      isAsked: () => business.question() !== null,
      asked: () => vi.waitFor(() => business.question() ?? Promise.reject(new Error('Not asked'))),
      answer: async (isYes: boolean) => business.question()?.onAnswer(isYes),
    };
  };
  return {
    openTab,
    get,
    uspList,
    icpList,
    geoList,
    patience,
    /** Resolves when the server has answered this many times and the effects of the answer have run. */
    told: async (times = 1) => {
      await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(times));
      await settled();
    },
  };
}

describe('a browser that knows no company', () => {
  it('waits, adopts the workspace’s company, and continues at its first empty list', async () => {
    const { openTab } = open({ onboardingLastPath: '/business-info' });
    const { business, companyId, progress } = openTab();
    expect(business.isPending()).toBe(true);
    const waited: unknown[] = [];
    business.subscribe(() => {
      if (!business.isPending()) waited.push(progress.getSnapshot());
    });
    business.ask();
    await vi.waitFor(() => expect(companyId()).toBe(9));
    expect(waited[0]).toEqual({ stage: 'icps', lastPath: '/icps' });
  });

  it('continues at a list that does not load, because its page shows the failure', async () => {
    const { openTab, uspList } = open();
    uspList.mockRejectedValue(new Error('503'));
    const { business, companyId, progress } = openTab();
    business.ask();
    await vi.waitFor(() => expect(companyId()).toBe(9));
    expect(progress.getSnapshot().stage).toBe('usps');
  });

  it.each([
    ['geos', []],
    ['dashboard', [geography]],
  ] as const)(
    'continues at %s with geographies %j, when the others have rows',
    async (stage, rows) => {
      const { openTab, icpList, geoList } = open();
      icpList.mockResolvedValue([icp]);
      geoList.mockResolvedValue([...rows]);
      const { business, companyId, progress, storage } = openTab();
      business.ask();
      await vi.waitFor(() => expect(companyId()).toBe(9));
      expect(progress.getSnapshot().stage).toBe(stage);
      expect(storage.read('welcomedCompany')).toBe(stage === 'dashboard' ? '9' : undefined);
    },
  );

  it.each([404, 405, 403, 400])(
    'waits no longer after a %i, and changes nothing',
    async (status) => {
      const { openTab, get } = open();
      get.mockRejectedValue(missing(status));
      const { business, companyId, isAsked, progress } = openTab();
      business.ask();
      await vi.waitFor(() => expect(business.isPending()).toBe(false));
      expect([companyId(), isAsked(), get.mock.calls.length]).toEqual([undefined, false, 1]);
      expect(business.failure()).toBeNull();
      expect(progress.getSnapshot()).toEqual({ stage: 'business-info', lastPath: undefined });
    },
  );

  it('says why the server refuses, also when it answers late, until it is asked again', async () => {
    const suspended = 'This workspace is suspended. Please contact whoever runs this server.';
    const { openTab, get, patience } = open();
    const late = Promise.withResolvers<null>();
    get.mockReturnValueOnce(late.promise);
    const { business, asked } = openTab();
    const said: unknown[] = [];
    business.subscribe(() => said.push(business.failure()));
    business.ask();
    patience.resolve();
    await vi.waitFor(() => expect(business.isPending()).toBe(false));
    expect(business.failure()).toBeNull();
    late.reject(apiFailure('businessInfo.get', 409, suspended));
    await vi.waitFor(() => expect(said.at(-1)).toBe(suspended));
    business.askAgain();
    expect([business.failure(), business.isPending()]).toEqual([null, true]);
    expect(await asked()).toMatchObject({ theirs: 'Velo Werk' });
  });

  it('asks again after the person was let in', async () => {
    const { openTab, get } = open();
    get.mockRejectedValueOnce(missing(403));
    const { business, companyId } = openTab();
    business.ask();
    await vi.waitFor(() => expect(business.isPending()).toBe(false));
    business.forget();
    expect(business.isPending()).toBe(true);
    business.ask();
    await vi.waitFor(() => expect(companyId()).toBe(9));
  });

  it('waits no longer when the server refuses a request that was forgotten meanwhile', async () => {
    const { openTab, get } = open();
    const { business } = openTab();
    get.mockImplementation(async () => {
      business.forget();
      throw missing(403);
    });
    business.ask();
    await vi.waitFor(() => expect(business.isPending()).toBe(false));
  });

  it('shows its pages when the response takes too long, and asks when it arrives', async () => {
    const { openTab, get, patience } = open();
    const late = Promise.withResolvers<SavedBusinessInfo | null>();
    get.mockReturnValue(late.promise);
    const { business, companyId, asked, answer } = openTab();
    business.ask();
    patience.resolve();
    await vi.waitFor(() => expect(business.isPending()).toBe(false));
    late.resolve(theirs);
    expect(await asked()).toMatchObject({ theirs: 'Velo Werk', mine: '' });
    expect(companyId()).toBeUndefined();
    expect(await answer(true)).toBe('/icps');
    expect(companyId()).toBe(9);
  });

  it('keeps the typed form until the person discards it', async () => {
    const typed = { name: 'Velo', description: 'Mine' };
    const { openTab } = open({}, typed);
    const { business, drafts, asked, answer, companyId } = openTab();
    business.ask();
    expect(await asked()).toMatchObject({ mine: 'Velo' });
    expect(await answer(false)).toBeUndefined();
    expect(drafts.read(businessDraftName)).toEqual({ fields: typed });
    expect(companyId()).toBeUndefined();
  });
});

describe('a browser that knows the workspace’s company', () => {
  const known = JSON.stringify({ ...theirs, name: 'Velo' });

  it('takes over what a colleague has changed, without a question', async () => {
    const { openTab, get, told } = open({ businessInfo: known, onboardingStage: 'done' });
    get.mockResolvedValue({ ...theirs, version: 4 });
    const { business, storage, isAsked, progress } = openTab();
    business.ask();
    await told();
    expect(JSON.parse(storage.read('businessInfo') ?? '')).toEqual(theirs);
    expect(business.theirs()).toMatchObject({ name: 'Velo Werk' });
    expect([isAsked(), progress.getSnapshot().stage]).toEqual([false, 'done']);
  });

  it('keeps its own from a server without versions, and what was saved in the meantime', async () => {
    const { openTab, get, told } = open({ businessInfo: known });
    const plain = openTab();
    plain.business.ask();
    await told();
    expect(plain.storage.read('businessInfo')).toBe(known);
    const late = Promise.withResolvers<ToldCompany | null>();
    get.mockReturnValue(late.promise);
    const { business, storage } = openTab();
    business.ask();
    await told(2);
    const saved = { ...theirs, name: 'Velo & Sons' };
    storage.writeJson('businessInfo', saved);
    late.resolve({ ...theirs, version: 4 });
    await settled();
    expect(JSON.parse(storage.read('businessInfo') ?? '')).toEqual(saved);
    expect(business.theirs()).toBeNull();
  });
});

describe('a browser that knows another company', () => {
  it('does not wait, asks once, and keeps its own company', async () => {
    const { openTab, told } = open({ businessInfo: mine, onboardingStage: 'done' });
    const { business, asked, answer, companyId, progress } = openTab();
    expect(business.isPending()).toBe(false);
    business.ask();
    expect(await asked()).toMatchObject({ theirs: 'Velo Werk', mine: 'Velo' });
    expect(await answer(false)).toBeUndefined();
    expect([companyId(), progress.getSnapshot().stage]).toEqual([7, 'done']);
    const later = openTab();
    later.business.ask();
    await told(2);
    expect(later.isAsked()).toBe(false);
  });

  it('closes the question that another tab has answered', async () => {
    const { openTab } = open({ businessInfo: mine });
    const [first, second] = [openTab(), openTab()];
    first.business.ask();
    second.business.ask();
    await first.asked();
    await second.asked();
    await first.answer(false);
    expect(second.isAsked()).toBe(false);
  });

  it('switches to the workspace’s company as after a new entry', async () => {
    const { openTab } = open({
      businessInfo: mine,
      onboardingStage: 'done',
      selectedProspectIds: '[1]',
    });
    const { business, storage, drafts, asked, answer, companyId, progress } = openTab();
    drafts.write(businessDraftName, { fields: { name: 'Velo 2' } });
    business.ask();
    await asked();
    expect(await answer(true)).toBe('/icps');
    expect(companyId()).toBe(9);
    expect(progress.getSnapshot()).toEqual({ stage: 'icps', lastPath: '/icps' });
    expect(storage.read('selectedProspectIds')).toBeUndefined();
    expect(drafts.read(businessDraftName)).toBeNull();
    // The form lists it, so that the person can go back to their own company.
    expect(storedFormerBusinesses(storage)).toEqual([
      { info: JSON.parse(mine), stage: 'done', keywords: null },
    ]);
  });

  it('does not ask when a save has made a new entry in the meantime', async () => {
    const { openTab, get, told } = open({ businessInfo: mine });
    const late = Promise.withResolvers<SavedBusinessInfo | null>();
    get.mockReturnValue(late.promise);
    const { business, storage, isAsked, companyId } = openTab();
    business.ask();
    await told();
    storage.writeJson('businessInfo', { ...theirs, companyId: 12 });
    late.resolve(theirs);
    await settled();
    expect([isAsked(), companyId()]).toEqual([false, 12]);
  });

  it('does not ask while a save runs', async () => {
    const { openTab, told } = open({ businessInfo: mine });
    const { business, isAsked } = openTab();
    const { companyId: _id, domain: _domain, ...profile } = theirs;
    void business.save({
      profile,
      isNewEntry: false,
      countKeywords: () => null,
    });
    business.ask();
    await told();
    expect(isAsked()).toBe(false);
  });

  it('decides nothing for the next person', async () => {
    const { openTab } = open({ businessInfo: mine });
    const { business, storage, asked, leave, companyId } = openTab();
    business.ask();
    await asked();
    leave();
    await settled();
    expect([companyId(), storage.read('declinedBusiness')]).toEqual([7, undefined]);
  });
});
