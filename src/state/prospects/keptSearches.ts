import type { SearchState } from '#domain/companies/companyFinding.ts';
import {
  keptStatuses,
  type KeptSearches,
  type KeptStatus,
} from '#domain/companies/peopleSearchStates.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { LedgerScope } from '../generation/ledger.ts';
import { createKeptEntries } from '../work/keptEntries.ts';

/** The name of the searches of one workspace and company, as work that tabs announce and as what is stored of it. */
export const searchesName = ({ workspace, companyId }: LedgerScope): string =>
  `prospects ${workspace}|${companyId}`;

const idOf = (name: string, status: KeptStatus): string =>
  status === 'stopped' ? name : `${name} ${status}`;

/** The stored searches by status, as the ids of their companies. */
export function readKeptSearches(storage: OwnedStorage, name: string): KeptSearches {
  const all = new Map(createKeptEntries(storage).all());
  const of = (status: KeptStatus) => all.get(idOf(name, status))?.rest ?? [];
  return { stopped: of('stopped'), waiting: of('waiting'), searching: of('searching') };
}

/** Stores the searches of one tab. What other tabs have stored stays. */
export function createSearchKeeper(storage: OwnedStorage, name: string) {
  const entries = createKeptEntries(storage);
  const { stopped } = readKeptSearches(storage, name);
  const mine: Record<KeptStatus, readonly string[]> = { stopped, waiting: [], searching: [] };
  return (searches: ReadonlyMap<string, SearchState>): void => {
    for (const status of keptStatuses) {
      const now = [...searches].flatMap(([id, search]) => (search.status === status ? [id] : []));
      if (now.join() === mine[status].join()) continue;
      const known = new Set([...mine[status], ...now]);
      const others = readKeptSearches(storage, name)[status].filter((id) => !known.has(id));
      const rest = [...others, ...now];
      mine[status] = now;
      const id = idOf(name, status);
      entries.put(id, rest.length > 0 ? { name, rest, done: [] } : null);
    }
  };
}
