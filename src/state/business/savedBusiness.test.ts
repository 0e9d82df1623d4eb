import { describe, expect, it, vi } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { apiFailure } from '#api/testing/apiFailure.ts';
import { createApi } from '#api/createApi.ts';
import type { BusinessProfile, SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { t } from '#domain/words/translate.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createFormDrafts } from '../formDrafts.ts';
import { heardNotices } from '../testing/heardNotices.ts';
import { createProgress } from '../onboarding/progress.ts';
import { storedFormerBusinesses } from './savedBusiness.ts';
import { businessDraftName, createWorkspaceBusiness } from './workspaceBusiness.ts';

const profile: BusinessProfile = {
  name: 'Crumb',
  size: '10-50',
  website: 'https://crumb.example',
  description: 'Bread.',
};
const another = { ...profile, name: 'Rye & Sons' };
const received = 'The information has been successfully received!';

type Step = 'save' | 'scrape' | 'usps';

/** A browser and a fake server whose calls can fail or wait, and are recorded in order. */
function open(kept: Readonly<Record<string, string>> = {}) {
  const calls: Step[] = [];
  const failing = new Map<Step, Error>();
  const waiting = new Map<Step, Promise<void>>();
  const sent: unknown[] = [];
  /** The versions that the saves were made from. */
  const from: unknown[] = [];
  /** The version that the server tells; a server without versions tells none. */
  let version: number | undefined;
  let companies = 0;
  const step = async (name: Step) => {
    calls.push(name);
    await waiting.get(name);
    const failure = failing.get(name);
    if (failure) throw failure;
  };
  const real = createApi({ host: '' });
  const api = {
    ...real,
    businessInfo: {
      ...real.businessInfo,
      save: async (
        _workspace: string,
        _profile: unknown,
        companyId: string | number | null,
        known?: number,
      ) => {
        sent.push(companyId);
        from.push(known);
        await step('save');
        if (companyId === null) companies += 1;
        return {
          companyId: companyId ?? 100 + companies,
          ...(version !== undefined && { version }),
        };
      },
      scrape: () => step('scrape'),
    },
  };
  const storage = storageOf('ada', memoryStore({ ...kept, owner: 'ada' }));
  const { notices, said, texts } = heardNotices();
  const progress = createProgress(storage, 'http://acme.app.localhost');
  const left = new AbortController().signal;
  const drafts = createFormDrafts(memoryStore(), storage);
  const business = createWorkspaceBusiness({
    api,
    workspace: 'acme',
    storage,
    notices,
    progress,
    left,
    drafts,
    waitInBackground: () => new Promise(() => undefined),
    firstLists: { start: () => void calls.push('usps') },
  });
  return {
    business,
    save: (fields: BusinessProfile, isNewEntry = false) =>
      business.save({ profile: fields, isNewEntry, countKeywords: () => 140 }),
    storage,
    drafts,
    progress,
    calls,
    failing,
    sent,
    from,
    tell: (next: number) => void (version = next),
    companies: () => companies,
    texts,
    tones: () => said.map(({ tone }) => tone),
    info: () => storage.readJson('businessInfo', (value) => value as SavedBusinessInfo),
    /** Delays the response of this call until the returned function runs. */
    hold: (name: Step) => {
      const held = Promise.withResolvers<void>();
      waiting.set(name, held.promise);
      return () => {
        waiting.delete(name);
        held.resolve();
      };
    },
  };
}

describe('saving the business', () => {
  it('saves, stores the id, scrapes the website, starts the USPs and continues', async () => {
    const { save, calls, info, progress, texts } = open();
    await expect(save(profile)).resolves.toEqual({ ok: true });
    expect(calls).toEqual(['save', 'scrape', 'usps']);
    expect(info()).toEqual({ ...profile, companyId: 101, domain: 'acme' });
    expect(progress.getSnapshot()).toEqual({ stage: 'usps', lastPath: '/usps' });
    expect(texts()).toEqual([received]);
  });

  it('warns when the website cannot be read, and continues', async () => {
    const { save, calls, failing, tones, texts } = open();
    failing.set('scrape', new Error('503'));
    await expect(save(profile)).resolves.toEqual({ ok: true });
    expect(calls).toEqual(['save', 'scrape', 'usps']);
    expect(tones()).toEqual(['warning', 'success']);
    expect(texts()).toContain(t('business.scrapeFailed'));
  });

  it('says why the website could not be read, if the server says it', async () => {
    const { save, failing, texts } = open();
    const shown = 'The website could not be read: it answers with status 500.';
    failing.set('scrape', apiFailure('businessInfo.scrape', 422, shown));
    await save(profile);
    expect(texts()).toEqual([shown, received]);
  });

  it('joins a second press with the same fields (D57)', async () => {
    const { save, sent, hold, texts } = open();
    const letGo = hold('save');
    const all = [save(profile), save(profile)];
    letGo();
    await Promise.all(all);
    expect(sent).toEqual([null]);
    expect(texts()).toEqual([received]);
  });

  it('saves other fields afterwards, as the same company', async () => {
    const { save, sent, hold, info, companies } = open();
    const letGo = hold('save');
    const first = save(profile);
    const second = save(another);
    letGo();
    await Promise.all([first, second]);
    expect(sent).toEqual([null, 101]);
    expect(companies()).toBe(1);
    expect(info()).toMatchObject({ companyId: 101, name: 'Rye & Sons' });
  });
});

describe('a business that a colleague changes', () => {
  const refusal = 'Not saved: somebody else has changed this. Save again to replace it.';
  const theirs = { ...profile, description: 'Rye bread.', companyId: 101, domain: 'acme' };
  const refused = () => apiFailure('businessInfo.save', 409, refusal, { ...theirs, version: 4 });

  it('is saved from the version of the last answer, which is not stored', async () => {
    const { save, tell, from, info } = open();
    tell(3);
    await save(profile);
    await save(another);
    expect(from).toEqual([undefined, 3]);
    expect(info()).toEqual({ ...another, companyId: 101, domain: 'acme' });
  });

  it('is saved without a version where the server tells none, or another tab has stored it', async () => {
    const { save, tell, from, storage } = open();
    await save(profile);
    await save(another);
    tell(3);
    await save(profile);
    storage.writeJson('businessInfo', { ...another, companyId: 101, domain: 'acme' });
    await save(another);
    expect(from).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is shown after the refusal, and replaced by the next save', async () => {
    const { business, save, tell, failing, from, info, texts } = open();
    tell(3);
    await save(profile);
    failing.set('save', refused());
    expect(await save(another)).toEqual({ ok: false, message: refusal });
    expect(texts()).toEqual([received, refusal]);
    expect(business.theirs()).toMatchObject({ description: 'Rye bread.' });
    expect(info()).toEqual(theirs);
    failing.clear();
    tell(5);
    await save(another);
    await save(profile);
    expect(from).toEqual([undefined, 3, 4, 5]);
    expect(business.theirs()).toBeNull();
  });

  it('is not replaced by a press from before it was shown', async () => {
    const { save, tell, failing, hold, from } = open();
    tell(3);
    await save(profile);
    failing.set('save', refused());
    const letGo = hold('save');
    const presses = [save(another), save({ ...another, name: 'Rye' })];
    letGo();
    for (const outcome of await Promise.all(presses))
      expect(outcome).toEqual({ ok: false, message: refusal });
    expect(from).toEqual([undefined, 3]);
  });

  it('is another one once the refusal arrives: the present one stays', async () => {
    const { business, save, tell, failing, hold, storage, info } = open();
    tell(3);
    await save(profile);
    failing.set('save', refused());
    const letGo = hold('save');
    const saving = save(another);
    const other = { ...profile, companyId: 7, domain: 'acme' };
    storage.writeJson('businessInfo', other);
    letGo();
    await saving;
    expect(info()).toEqual(other);
    expect(business.theirs()).toBeNull();
  });
});

describe('a confirmed new entry', () => {
  it('creates a new company and removes the data of the former one', async () => {
    const { save, storage, calls, sent, info } = open();
    await save(profile);
    storage.write('selectedTargetCompanyIds', '[1]');
    storage.write('selectedProspectIds', '[2]');
    calls.length = 0;
    await save(another, true);
    expect(sent).toEqual([null, null]);
    expect(calls).toEqual(['save', 'scrape', 'usps']);
    expect(storage.read('selectedTargetCompanyIds')).toBeUndefined();
    expect(storage.read('selectedProspectIds')).toBeUndefined();
    expect(info()).toMatchObject({ companyId: 102, name: 'Rye & Sons' });
  });

  it.each(['dashboard', 'done'] as const)(
    'counts from the moment its id arrives: at stage %s a reload during the scrape does not ask again',
    async (stage) => {
      const { save, hold, calls, progress, info, storage } = open({
        businessInfo: JSON.stringify({ ...profile, companyId: 7, domain: 'acme' }),
        onboardingStage: stage,
        onboardingLastPath: '/business-info',
        selectedProspectIds: '[2]',
      });
      const letGo = hold('scrape');
      const saving = save(another, true);
      await vi.waitFor(() => expect(calls).toContain('scrape'));
      expect(progress.getSnapshot()).toEqual({ stage: 'usps', lastPath: '/business-info' });
      expect(info()).toMatchObject({ companyId: 101, name: 'Rye & Sons' });
      expect(storage.read('selectedProspectIds')).toBeUndefined();
      letGo();
      await saving;
    },
  );

  it('changes nothing until the id arrives', async () => {
    const { save, hold, calls, progress } = open({ onboardingStage: 'done' });
    const letGo = hold('save');
    const saving = save(profile, true);
    await vi.waitFor(() => expect(calls).toEqual(['save']));
    expect(progress.getSnapshot().stage).toBe('done');
    letGo();
    await saving;
    expect(progress.getSnapshot().stage).toBe('usps');
  });
});

describe('a former business', () => {
  /** A browser in which a second entry has replaced the first one, whose stage was done. */
  async function withTwo() {
    const browser = open();
    await browser.save(profile);
    browser.progress.reach('done');
    await browser.save(another, true);
    const former = () => {
      const [first] = storedFormerBusinesses(browser.storage);
      if (!first) throw new Error('nothing is kept');
      return first;
    };
    return { ...browser, former };
  }

  it('is kept when a confirmed new entry replaces it, with its stage and its keywords', async () => {
    const { storage } = await withTwo();
    expect(storedFormerBusinesses(storage)).toEqual([
      { info: { ...profile, companyId: 101, domain: 'acme' }, stage: 'done', keywords: 140 },
    ]);
  });

  it('is kept when another tab has stored it during a save', async () => {
    const { save, hold, storage, info } = open();
    await save(profile);
    const letGo = hold('save');
    const saving = save(another);
    storage.writeJson('businessInfo', { ...profile, companyId: 7, domain: 'acme' });
    letGo();
    await saving;
    expect(info()).toMatchObject({ companyId: 101, name: 'Rye & Sons' });
    expect(storedFormerBusinesses(storage).map((each) => each.info.companyId)).toEqual([7]);
  });

  it('is not kept for a change of the same business', async () => {
    const { save, storage } = open();
    await save(profile);
    await save(another);
    expect(storedFormerBusinesses(storage)).toEqual([]);
  });

  it('can be restored, and restored again', async () => {
    const { business, storage, drafts, info, progress, former } = await withTwo();
    storage.write('selectedProspectIds', '[1]');
    drafts.write(businessDraftName, { fields: another });
    expect(business.goBackTo(former())).toBe(true);
    expect(info()).toMatchObject({ companyId: 101, name: 'Crumb' });
    expect(progress.getSnapshot().stage).toBe('done');
    expect(storage.read('selectedProspectIds')).toBeUndefined();
    expect(drafts.read(businessDraftName)).toBeNull();
    expect(storage.read('declinedBusiness')).toBe('101|102');

    expect(business.goBackTo(former())).toBe(true);
    expect(info()).toMatchObject({ companyId: 102, name: 'Rye & Sons' });
    expect(progress.getSnapshot().stage).toBe('usps');
    expect(storedFormerBusinesses(storage).map((each) => each.info.name)).toEqual(['Crumb']);
  });

  it('is greeted on its dashboard only if its profile was not finished before (D43)', async () => {
    const { business, storage, former } = await withTwo();
    storage.write('welcomedCompany', '102');
    business.goBackTo(former());
    expect(storage.read('welcomedCompany')).toBe('101');
    business.goBackTo(former());
    expect(storage.read('welcomedCompany')).not.toBe('102');
  });

  it('cannot be restored while a save runs', async () => {
    const { business, save, hold, info, former } = await withTwo();
    const release = hold('save');
    const saved = save({ ...another, description: 'Rye.' });
    expect(business.goBackTo(former())).toBe(false);
    expect(info()).toMatchObject({ companyId: 102 });
    release();
    await saved;
    expect(business.goBackTo(former())).toBe(true);
  });
});
