import type { ApiError } from '#api/apiError.ts';
import { vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createTypedWrites } from '../typedWrites.ts';
import { createLedger } from '../generation/createLedger.ts';
import { testTabs } from '../generation/testTabs.ts';
import { createNotices, type Notice } from '../notices.ts';
import { createProgress } from '../onboarding/progress.ts';
import type { FormerBusiness } from '#domain/business/formerBusinesses.ts';
import { goBackTo } from './formerBusiness.ts';
import { createSaveBusiness } from './saveBusiness.ts';

type Step = 'save' | 'scrape' | 'usps';

/** A fake server and a browser with tabs. Calls can fail or wait, and are recorded in order. */
export function testBusiness(kept: Readonly<Record<string, string>> = {}) {
  const calls: Step[] = [];
  const failing = new Set<Step>();
  const refusals = new Map<Step, ApiError>();
  const waiting = new Map<Step, PromiseWithResolvers<void>>();
  const sent: unknown[] = [];
  let companies = 0;
  const store = memoryStore({ ...kept, owner: 'ada' });
  const tabs = testTabs();
  const real = createApi({ host: '' });
  const step = async (name: Step) => {
    calls.push(name);
    await waiting.get(name)?.promise;
    const refusal = refusals.get(name);
    if (refusal) throw refusal;
    if (failing.has(name)) throw new Error('503');
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
    const typedWrites = createTypedWrites(() => () => undefined);
    const notices = createNotices();
    const shown: Notice[] = [];
    notices.subscribe((notice) => shown.push(notice));
    const countKeywords = vi.fn<(companyId: string) => number | null>(() => 140);
    const forget = vi.fn<(companyId: string) => void>();
    const progress = createProgress(storage, 'http://acme.app.localhost');
    const ledger = createLedger(tabs.dependencies);
    const save = createSaveBusiness({
      api,
      workspace: 'acme',
      storage,
      typedWrites,
      notices,
      ledger,
      progress,
      firstInsights: { startUsps: async () => void calls.push('usps') },
    });
    return {
      save: (profile: Parameters<typeof save>[0]['profile'], isNewEntry = false) =>
        save({ profile, isNewEntry, forget, countKeywords }),
      goBackTo: (former: FormerBusiness) =>
        goBackTo(former, { workspace: 'acme', storage, ledger, progress }),
      storage,
      typedWrites,
      progress,
      forget,
      texts: () => shown.map(({ text }) => text),
      tones: () => shown.map(({ tone }) => tone),
      info: (): unknown => storage.readJson('businessInfo', (value) => value),
    };
  };
  return {
    openTab,
    calls,
    failing,
    /** The error that each call fails with. */
    refusals,
    sent,
    companies: () => companies,
    /** Delays the response of this call until the returned function runs. */
    hold: (name: Step) => {
      const held = Promise.withResolvers<void>();
      waiting.set(name, held);
      return () => {
        waiting.delete(name);
        held.resolve();
      };
    },
    /** Closes the tabs while work is in progress. */
    crash: tabs.crash,
  };
}
