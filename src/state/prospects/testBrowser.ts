import { vi } from 'vitest';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createLedger } from '../generation/createLedger.ts';
import { testTabs } from '../generation/testTabs.ts';
import { fakeTabs } from '../formerWork/fakeTabs.ts';
import { createWorkElsewhere } from '../formerWork/workElsewhere.ts';
import { createWorkUnderWay } from '../formerWork/workUnderWay.ts';
import { createProspectSearch } from './createProspectSearch.ts';

/** Milliseconds that the fake server needs for a search. */
export const searchMs = 1000;

const after = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Creates a fake server and browser for fake timers. People and stored records remain when tabs are closed. */
export function testBrowser(server?: Parameters<typeof createProspectSearch>[0]['api']) {
  const people = new Map<string, Prospect[]>();
  const tabs = testTabs(() => Date.now());
  const asked: string[] = [];
  const broken = new Set<string>();
  let underWay = 0;
  let most = 0;

  const request = async (ms: number) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await after(ms);
    underWay -= 1;
  };
  const api = {
    list: async (_workspace: string, ids: readonly (string | number)[]) => {
      await request(10);
      return ids.flatMap((id) => people.get(String(id)) ?? []);
    },
    generate: async (_workspace: string, companies: readonly TargetCompanyRef[]) => {
      const [company] = companies;
      if (!company || companies.length > 1) throw new Error('One company at a time.');
      const id = String(company.id);
      asked.push(id);
      await request(searchMs);
      if (broken.has(id)) throw new Error(`nobody answers at ${id}`);
      const [name, role] = [`Ann of ${id}`, 'CEO'];
      const found = { id: `p${id}`, name, role, companyName: company.name };
      people.set(id, [{ ...found, targetCompanyId: company.id }]);
    },
  };
  const storage = createOwnedStorage(memoryStore(), () => () => undefined);
  storage.claim('ada');
  const { openChannel, locks } = fakeTabs();
  const wait = vi.fn<(ms: number, signal: AbortSignal) => Promise<void>>(after);
  return {
    asked,
    broken,
    people,
    most: () => most,
    wait,
    openTab: () => {
      const channel = openChannel();
      return createProspectSearch({
        api: server ?? api,
        ledger: createLedger(tabs.dependencies),
        wait,
        storage,
        work: createWorkUnderWay({
          isCurrentOwner: () => storage.isCurrentOwner(),
          askBeforeClosing: () => undefined,
          elsewhere: createWorkElsewhere({ tabs: channel, locks }),
        }),
        tabs: channel,
      });
    },
    /** Closes all tabs during their work. Their locks are released; the stored records remain. */
    crash: tabs.crash,
  };
}
