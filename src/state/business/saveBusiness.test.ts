import { describe, expect, it, vi } from 'vitest';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import { testBusiness } from './testBusiness.ts';

const profile: BusinessProfile = {
  name: 'Crumb',
  size: '10-50',
  website: 'https://crumb.example',
  description: 'Bread.',
};
const received = 'The information has been successfully received!';
const typedSince = /^Your business is saved. What you typed after that/;
const never = () => new Promise<void>(() => undefined);

describe('saving the business', () => {
  it('saves, keeps the id, has the website read, starts the USPs and goes on', async () => {
    const { openTab, told } = testBusiness({ businessDraft: JSON.stringify(profile) });
    const tab = openTab();
    await expect(tab.save(profile)).resolves.toEqual({ ok: true, saved: profile });
    expect(told).toEqual(['save', 'scrape', 'usps']);
    expect(tab.info()).toEqual({ ...profile, companyId: 101, domain: 'acme' });
    expect(tab.progress.getSnapshot()).toEqual({ stage: 'usps', lastPath: '/usps' });
    expect(tab.storage.read('businessDraft')).toBeUndefined();
    expect(tab.texts()).toEqual([received]);
  });

  it('shows a failure and keeps the draft; the next try makes the only company', async () => {
    const draft = JSON.stringify(profile);
    const { openTab, told, broken, companies } = testBusiness({ businessDraft: draft });
    const tab = openTab();
    broken.add('save');
    await expect(tab.save(profile)).resolves.toMatchObject({ ok: false });
    expect(told).toEqual(['save']);
    expect(tab.tones()).toEqual(['error']);
    expect(tab.storage.read('businessDraft')).toBe(draft);
    broken.clear();
    await tab.save(profile);
    expect(companies()).toBe(1);
  });

  it('warns of a website that cannot be read, and goes on', async () => {
    const { openTab, told, broken } = testBusiness();
    const tab = openTab();
    broken.add('scrape');
    await expect(tab.save(profile)).resolves.toMatchObject({ ok: true });
    expect(told).toEqual(['save', 'scrape', 'usps']);
    expect(tab.tones()).toEqual(['warning', 'success']);
  });

  it('sends the id it knows, so that a second save makes no second company', async () => {
    const { openTab, sent, companies } = testBusiness();
    const tab = openTab();
    await tab.save(profile);
    await tab.save(profile);
    expect(sent).toEqual([null, 101]);
    expect(companies()).toBe(1);
  });
});

describe('one company for one press (D57)', () => {
  it('joins a second press, however late it comes, and says how it ended once', async () => {
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

  it('joins a press in another tab, which goes on with the same company', async () => {
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

  it('takes over from a tab that was closed after the id had come, with that company', async () => {
    const { openTab, hold, crash, companies, told } = testBusiness();
    const [one, other] = [openTab(), openTab()];
    await one.save(profile);
    const renamed = { ...profile, name: 'Other' };
    const letGo = hold('scrape');
    const joined = [one, other].map((tab) => tab.save(renamed, true))[1];
    await vi.waitFor(() => expect(told.filter((step) => step === 'scrape')).toHaveLength(2));
    expect(companies()).toBe(2);
    crash();
    letGo();
    await joined;
    expect(companies()).toBe(2);
  });

  it('keeps what was typed after the press, and says so', async () => {
    const { openTab, hold } = testBusiness();
    const tab = openTab();
    tab.storage.writeJson('businessDraft', profile);
    const letGo = hold('scrape');
    const saving = tab.save(profile);
    const newer = { ...profile, description: 'Bread and cake.' };
    tab.typed.soon('businessDraft', () => tab.storage.writeJson('businessDraft', newer));
    letGo();
    await expect(saving).resolves.toEqual({ ok: true, saved: profile });
    expect(tab.storage.readJson('businessDraft', (value) => value)).toEqual(newer);
    expect(tab.info()).toMatchObject({ companyId: 101, description: 'Bread.' });
    expect(tab.texts()).toEqual([expect.stringMatching(typedSince)]);
  });

  it('tells a press that joined what was saved instead of its own fields', async () => {
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

  it('tells every tab that waits how it failed', async () => {
    const { openTab, broken } = testBusiness();
    const [one, other] = [openTab(), openTab()];
    broken.add('save');
    const ended = await Promise.all([one.save(profile), other.save(profile)]);
    expect(ended.map(({ ok }) => ok)).toEqual([false, false]);
    expect(other.texts()).toEqual(one.texts());
  });
});

describe('a confirmed new entry', () => {
  it('makes a company of its own, and lets go of what belonged to the old', async () => {
    const { openTab, sent, told } = testBusiness();
    const tab = openTab();
    await tab.save(profile);
    tab.storage.write('selectedTargetCompanyIds', '[1]');
    tab.storage.write('selectedProspectIds', '[2]');
    told.length = 0;
    await tab.save({ ...profile, name: 'Other' }, true);
    expect(sent).toEqual([null, null]);
    expect(told).toEqual(['save', 'scrape', 'usps']);
    expect(tab.storage.read('selectedTargetCompanyIds')).toBeUndefined();
    expect(tab.storage.read('selectedProspectIds')).toBeUndefined();
    expect(tab.forget).toHaveBeenCalledExactlyOnceWith('101');
    expect(tab.info()).toMatchObject({ companyId: 102, name: 'Other' });
  });

  it.each(['dashboard', 'done'] as const)(
    'is one as soon as its id is there: at stage %s a reload during the scrape asks nothing again',
    async (stage) => {
      const { openTab, hold, crash, told } = testBusiness({
        businessInfo: JSON.stringify({ ...profile, companyId: 7, domain: 'acme' }),
        onboardingStage: stage,
        onboardingLastPath: '/business-info',
        selectedProspectIds: '[2]',
      });
      hold('scrape');
      void openTab().save({ ...profile, name: 'Other' }, true);
      await vi.waitFor(() => expect(told).toContain('scrape'));
      crash();
      const later = openTab();
      expect(later.progress.getSnapshot()).toEqual({ stage: 'usps', lastPath: '/business-info' });
      expect(later.info()).toMatchObject({ companyId: 101, name: 'Other' });
      expect(later.storage.read('selectedProspectIds')).toBeUndefined();
    },
  );

  it('changes nothing while no id has come', async () => {
    const { openTab, hold } = testBusiness({ onboardingStage: 'done' });
    const tab = openTab();
    hold('save');
    void Promise.race([tab.save(profile, true), never()]);
    expect(tab.progress.getSnapshot().stage).toBe('done');
  });
});
