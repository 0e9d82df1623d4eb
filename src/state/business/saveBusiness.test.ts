import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import { t } from '#domain/words/translate.ts';
import { testBusiness } from './testBusiness.ts';

const profile: BusinessProfile = {
  name: 'Crumb',
  size: '10-50',
  website: 'https://crumb.example',
  description: 'Bread.',
};
const received = 'The information has been successfully received!';
const typedSince = /^Your business is saved. What you typed after that/;

describe('saving the business', () => {
  it('saves, stores the id, scrapes the website, starts the USPs and continues', async () => {
    const { openTab, calls } = testBusiness({ businessDraft: JSON.stringify(profile) });
    const tab = openTab();
    await expect(tab.save(profile)).resolves.toEqual({ ok: true, saved: profile });
    expect(calls).toEqual(['save', 'scrape', 'usps']);
    expect(tab.info()).toEqual({ ...profile, companyId: 101, domain: 'acme' });
    expect(tab.progress.getSnapshot()).toEqual({ stage: 'usps', lastPath: '/usps' });
    expect(tab.storage.read('businessDraft')).toBeUndefined();
    expect(tab.texts()).toEqual([received]);
  });

  it('shows a failure and keeps the draft; the next try creates the only company', async () => {
    const draft = JSON.stringify(profile);
    const { openTab, calls, failing, companies } = testBusiness({ businessDraft: draft });
    const tab = openTab();
    failing.add('save');
    await expect(tab.save(profile)).resolves.toMatchObject({ ok: false });
    expect(calls).toEqual(['save']);
    expect(tab.tones()).toEqual(['error']);
    expect(tab.storage.read('businessDraft')).toBe(draft);
    failing.clear();
    await tab.save(profile);
    expect(companies()).toBe(1);
  });

  it('warns when the website cannot be read, and continues', async () => {
    const { openTab, calls, failing } = testBusiness();
    const tab = openTab();
    failing.add('scrape');
    await expect(tab.save(profile)).resolves.toMatchObject({ ok: true });
    expect(calls).toEqual(['save', 'scrape', 'usps']);
    expect(tab.tones()).toEqual(['warning', 'success']);
  });

  it("shows the server's reason why the website was not read", async () => {
    const { openTab, refusals } = testBusiness();
    const tab = openTab();
    const refusal = { call: 'businessInfo.scrape', kind: 'refused', status: 422 } as const;
    const messageKey = 'message.businessInfo.scrape';
    const shown = 'The website could not be read: it answers with status 500.';
    refusals.set('scrape', new ApiError({ ...refusal, messageKey, shown, cause: undefined }));
    await expect(tab.save(profile)).resolves.toMatchObject({ ok: true });
    expect(tab.texts()).toEqual([shown, received]);
    refusals.set('scrape', new ApiError({ ...refusal, messageKey, cause: undefined }));
    await tab.save(profile);
    expect(tab.texts()).toContain(t('business.scrapeFailed'));
  });

  it('sends the known id, so that a second save creates no second company', async () => {
    const { openTab, sent, companies } = testBusiness();
    const tab = openTab();
    await tab.save(profile);
    await tab.save(profile);
    expect(sent).toEqual([null, 101]);
    expect(companies()).toBe(1);
  });
});

describe('one company for one press (D57)', () => {
  it('joins a second press, however late, and shows one result', async () => {
    vi.useFakeTimers();
    const { openTab, sent, hold } = testBusiness();
    const tab = openTab();
    const letGo = hold('save');
    const first = tab.save(profile);
    await vi.advanceTimersByTimeAsync(600_000);
    const second = tab.save(profile);
    letGo();
    await Promise.all([first, second]);
    vi.useRealTimers();
    expect(sent).toEqual([null]);
    expect(tab.texts()).toEqual([received]);
  });

  it('joins a press in another tab, which continues with the same company', async () => {
    const { openTab, sent, hold } = testBusiness();
    const [one, other] = [openTab(), openTab()];
    const letGo = hold('scrape');
    const first = one.save(profile);
    const second = other.save(profile);
    letGo();
    await expect(Promise.all([first, second])).resolves.toEqual([
      { ok: true, saved: profile },
      { ok: true, saved: profile },
    ]);
    expect(sent).toEqual([null]);
    expect(other.info()).toMatchObject({ companyId: 101 });
  });

  it('joins two confirmed new entries in two tabs', async () => {
    const { openTab, companies } = testBusiness();
    const [one, other] = [openTab(), openTab()];
    await one.save(profile);
    const renamed = { ...profile, name: 'Other' };
    await Promise.all([one.save(renamed, true), other.save(renamed, true)]);
    expect(companies()).toBe(2);
  });

  it('continues with the same company when a tab was closed after the id had arrived', async () => {
    const { openTab, hold, crash, companies, calls } = testBusiness();
    const [one, other] = [openTab(), openTab()];
    await one.save(profile);
    const renamed = { ...profile, name: 'Other' };
    const letGo = hold('scrape');
    const joined = [one, other].map((tab) => tab.save(renamed, true))[1];
    await vi.waitFor(() => expect(calls.filter((step) => step === 'scrape')).toHaveLength(2));
    expect(companies()).toBe(2);
    crash();
    letGo();
    await joined;
    expect(companies()).toBe(2);
  });

  it('keeps what was typed after the press, and shows a notice', async () => {
    const { openTab, hold } = testBusiness();
    const tab = openTab();
    tab.storage.writeJson('businessDraft', profile);
    const letGo = hold('scrape');
    const saving = tab.save(profile);
    const newer = { ...profile, description: 'Bread and cake.' };
    tab.typedWrites.soon('businessDraft', () => tab.storage.writeJson('businessDraft', newer));
    letGo();
    await expect(saving).resolves.toEqual({ ok: true, saved: profile });
    expect(tab.storage.readJson('businessDraft', (value) => value)).toEqual(newer);
    expect(tab.info()).toMatchObject({ companyId: 101, description: 'Bread.' });
    expect(tab.texts()).toEqual([expect.stringMatching(typedSince)]);
  });

  it('gives a joined press the fields that were saved instead of its own', async () => {
    const { openTab, hold } = testBusiness();
    const [one, other] = [openTab(), openTab()];
    const letGo = hold('save');
    const first = one.save(profile);
    other.storage.writeJson('businessDraft', { ...profile, name: 'Mine' });
    const second = other.save({ ...profile, name: 'Mine' });
    letGo();
    await first;
    await expect(second).resolves.toEqual({ ok: true, saved: profile });
    expect(other.storage.read('businessDraft')).toContain('Mine');
    expect(other.texts()).toEqual([expect.stringMatching(typedSince)]);
  });

  it('shows the failure in every waiting tab', async () => {
    const { openTab, failing } = testBusiness();
    const [one, other] = [openTab(), openTab()];
    failing.add('save');
    const ended = await Promise.all([one.save(profile), other.save(profile)]);
    expect(ended.map(({ ok }) => ok)).toEqual([false, false]);
    expect(other.texts()).toEqual(one.texts());
  });
});

describe('a confirmed new entry', () => {
  it('creates a new company and removes the data of the former one', async () => {
    const { openTab, sent, calls } = testBusiness();
    const tab = openTab();
    await tab.save(profile);
    tab.storage.write('selectedTargetCompanyIds', '[1]');
    tab.storage.write('selectedProspectIds', '[2]');
    calls.length = 0;
    await tab.save({ ...profile, name: 'Other' }, true);
    expect(sent).toEqual([null, null]);
    expect(calls).toEqual(['save', 'scrape', 'usps']);
    expect(tab.storage.read('selectedTargetCompanyIds')).toBeUndefined();
    expect(tab.storage.read('selectedProspectIds')).toBeUndefined();
    expect(tab.forget).toHaveBeenCalledExactlyOnceWith('101');
    expect(tab.info()).toMatchObject({ companyId: 102, name: 'Other' });
  });

  it.each(['dashboard', 'done'] as const)(
    'is saved when its id arrives: at stage %s a reload during the scrape does not ask again',
    async (stage) => {
      const { openTab, hold, crash, calls } = testBusiness({
        businessInfo: JSON.stringify({ ...profile, companyId: 7, domain: 'acme' }),
        onboardingStage: stage,
        onboardingLastPath: '/business-info',
        selectedProspectIds: '[2]',
      });
      hold('scrape');
      void openTab().save({ ...profile, name: 'Other' }, true);
      await vi.waitFor(() => expect(calls).toContain('scrape'));
      crash();
      const later = openTab();
      expect(later.progress.getSnapshot()).toEqual({ stage: 'usps', lastPath: '/business-info' });
      expect(later.info()).toMatchObject({ companyId: 101, name: 'Other' });
      expect(later.storage.read('selectedProspectIds')).toBeUndefined();
    },
  );

  it('changes nothing until the id arrives', async () => {
    const { openTab, hold, calls } = testBusiness({ onboardingStage: 'done' });
    const tab = openTab();
    const letGo = hold('save');
    const saving = tab.save(profile, true);
    await vi.waitFor(() => expect(calls).toEqual(['save']));
    expect(tab.progress.getSnapshot().stage).toBe('done');
    letGo();
    await saving;
    expect(tab.progress.getSnapshot().stage).toBe('usps');
  });
});
