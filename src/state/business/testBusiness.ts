import { vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createTypedWrites } from '../typedWrites.ts';
import { createLedger } from '../generation/ledger.ts';
import { testTabs } from '../generation/testTabs.ts';
import { createNotices, type Notice } from '../notices.ts';
import { createProgress } from '../onboarding/progress.ts';
import { createSaveBusiness } from './saveBusiness.ts';

type Step = 'save' | 'scrape' | 'usps';

/** A server and a browser with tabs, to save a business in. Calls can be made to fail or to wait, and are told in order. */
export function testBusiness(kept: Readonly<Record<string, string>> = {}) {
  const told: Step[] = [];
  const broken = new Set<Step>();
  const waiting = new Map<Step, PromiseWithResolvers<void>>();
  const sent: unknown[] = [];
  let companies = 0;
  const store = memoryStore({ ...kept, owner: 'ada' });
  const tabs = testTabs();
  const real = createApi({ host: '' });
  const step = async (name: Step) => {
    told.push(name);
    await waiting.get(name)?.promise;
    if (broken.has(name)) throw new Error('503');
  };
  const api = {
    ...real,
    businessInfo: {
      ...real.businessInfo,
      save: async (_workspace: string, _profile: unknown, companyId: string | number | null) => {
        sent.push(companyId);
        await step('save');
        if (companyId !== null) return companyId;
        companies += 1;
        return 100 + companies;
      },
      scrape: () => step('scrape'),
    },
  };
  const openTab = () => {
    const storage = createOwnedStorage(store, () => () => undefined);
    storage.claim('ada');
    const typed = createTypedWrites(() => () => undefined);
    const notices = createNotices();
    const said: Notice[] = [];
    notices.subscribe((notice) => said.push(notice));
    const forget = vi.fn<(companyId: string) => void>();
    const progress = createProgress(storage, 'http://acme.app.localhost');
    const save = createSaveBusiness({
      api,
      workspace: 'acme',
      storage,
      typed,
      notices,
      ledger: createLedger(tabs.edge),
      progress,
      firstInsights: { startUsps: async () => void told.push('usps') },
    });
    return {
      save: (profile: Parameters<typeof save>[0]['profile'], isNewEntry = false) =>
        save({ profile, isNewEntry, forget }),
      storage,
      typed,
      progress,
      forget,
      texts: () => said.map(({ text }) => text),
      tones: () => said.map(({ tone }) => tone),
      info: (): unknown => storage.readJson('businessInfo', (value) => value),
    };
  };
  return {
    openTab,
    told,
    broken,
    sent,
    companies: () => companies,
    /** The answer to this call waits until it is let go. */
    hold: (name: Step) => {
      const held = Promise.withResolvers<void>();
      waiting.set(name, held);
      return () => {
        waiting.delete(name);
        held.resolve();
      };
    },
    /** The tabs are closed in the middle. */
    crash: tabs.crash,
  };
}
