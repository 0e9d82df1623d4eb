import { describe, expect, it, vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import type { BusinessProfile } from '#domain/businessInfo.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createNotices, type Notice } from '../notices/notices.ts';
import { createSaveBusiness } from './saveBusiness.ts';

type Step = 'save' | 'scrape' | 'usps' | 'reach' | 'startOver';

/** A business to be saved: the calls can be made to fail, and everything that happens is told in order. */
function house(kept: Readonly<Record<string, string>> = {}) {
  const told: Step[] = [];
  const broken = new Set<Step>();
  const sent: unknown[] = [];
  let companies = 0;
  const storage = createOwnedStorage(memoryStore(kept), () => () => undefined);
  storage.claim('ada');
  const notices = createNotices();
  const said: Notice[] = [];
  notices.subscribe((notice) => said.push(notice));
  const real = createApi({ host: '' });
  const step = (name: Step) => {
    told.push(name);
    if (broken.has(name)) throw new Error('503');
  };
  const api = {
    ...real,
    businessInfo: {
      save: async (_workspace: string, _profile: unknown, companyId: string | number | null) => {
        sent.push(companyId);
        step('save');
        if (companyId !== null) return companyId;
        companies += 1;
        return 100 + companies;
      },
      scrape: async () => step('scrape'),
    },
  };
  const forget = vi.fn<(companyId: string) => void>();
  const save = createSaveBusiness({
    api,
    workspace: 'acme',
    storage,
    notices,
    progress: { reach: () => told.push('reach'), startOver: () => told.push('startOver') },
    firstInsights: {
      startUsps: async () => {
        told.push('usps');
      },
    },
    forget,
  });
  return { save, told, broken, sent, storage, said, forget, companies: () => companies };
}

const profile: BusinessProfile = {
  name: 'Crumb',
  size: '10-50',
  website: 'https://crumb.example',
  description: 'Bread.',
};
const info = (storage: ReturnType<typeof house>['storage']): unknown =>
  storage.readJson('businessInfo', (value) => value);

describe('saving the business', () => {
  it('saves, keeps the id, has the website read, starts the USPs and goes on', async () => {
    const { save, told, storage, said } = house({ businessDraft: '{}', owner: 'ada' });
    await expect(save(profile, false)).resolves.toEqual({ ok: true });
    expect(told).toEqual(['save', 'scrape', 'usps', 'reach']);
    expect(info(storage)).toEqual({ ...profile, companyId: 101, domain: 'acme' });
    expect(storage.read('businessDraft')).toBeUndefined();
    expect(said.map(({ text }) => text)).toEqual([
      'The information has been successfully received!',
    ]);
  });

  it('shows a failure and keeps the draft; the next try makes the only company', async () => {
    const { save, told, broken, storage, companies } = house({
      businessDraft: '{"name":"Crumb"}',
      owner: 'ada',
    });
    broken.add('save');
    await expect(save(profile, false)).resolves.toMatchObject({ ok: false });
    expect(told).toEqual(['save']);
    expect(storage.read('businessDraft')).toBe('{"name":"Crumb"}');
    broken.clear();
    await save(profile, false);
    expect(companies()).toBe(1);
  });

  it('warns of a website that cannot be read, and goes on', async () => {
    const { save, told, broken, said } = house();
    broken.add('scrape');
    await expect(save(profile, false)).resolves.toEqual({ ok: true });
    expect(told).toEqual(['save', 'scrape', 'usps', 'reach']);
    expect(said.map(({ tone }) => tone)).toEqual(['warning', 'success']);
  });

  it('sends the id it knows, so that a second save makes no second company', async () => {
    const { save, sent, companies } = house();
    await save(profile, false);
    await save(profile, false);
    expect(sent).toEqual([null, 101]);
    expect(companies()).toBe(1);
  });

  it('joins a second click to the first', async () => {
    const { save, sent } = house();
    await Promise.all([save(profile, false), save(profile, false)]);
    expect(sent).toEqual([null]);
  });

  it('makes a company of its own for a new entry, and lets go of what belonged to the old', async () => {
    const { save, sent, told, storage, forget } = house();
    await save(profile, false);
    storage.write('selectedTargetCompanyIds', '[1]');
    storage.write('selectedProspectIds', '[2]');
    told.length = 0;
    await save({ ...profile, name: 'Other' }, true);
    expect(sent).toEqual([null, null]);
    expect(told).toEqual(['save', 'scrape', 'usps', 'startOver']);
    expect(storage.read('selectedTargetCompanyIds')).toBeUndefined();
    expect(storage.read('selectedProspectIds')).toBeUndefined();
    expect(forget).toHaveBeenCalledExactlyOnceWith('101');
    expect(info(storage)).toMatchObject({ companyId: 102, name: 'Other' });
  });
});
