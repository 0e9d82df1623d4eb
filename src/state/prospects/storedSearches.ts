import type { SearchState } from '#domain/companies/companyFinding.ts';
import {
  storedSearchStatuses,
  type StoredSearches,
  type StoredSearchStatus,
} from '#domain/companies/peopleSearchStates.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { CompanyScope } from '../company.ts';
import { createKeptEntries } from '../formerWork/keptEntries.ts';

/** Returns the name of the people searches of one company. Tabs announce and store them under this name. */
export const searchesName = ({ workspace, companyId }: CompanyScope): string =>
  `prospects ${workspace}|${companyId}`;

const idOf = (name: string, status: StoredSearchStatus): string =>
  status === 'stopped' ? name : `${name} ${status}`;

/** Returns the company ids of the stored searches, by status. */
export function readStoredSearches(storage: OwnedStorage, name: string): StoredSearches {
  const all = new Map(createKeptEntries(storage).all());
  const of = (status: StoredSearchStatus) => all.get(idOf(name, status))?.rest ?? [];
  return { stopped: of('stopped'), waiting: of('waiting'), searching: of('searching') };
}

/** Removes a company from the stopped searches, whichever tab has stopped its search. */
export function removeStoredStop(storage: OwnedStorage, name: string, id: string): void {
  const { stopped } = readStoredSearches(storage, name);
  const rest = stopped.filter((other) => other !== id);
  if (rest.length < stopped.length)
    createKeptEntries(storage).put(
      idOf(name, 'stopped'),
      rest.length > 0 ? { name, rest, done: [] } : null,
    );
}

/** Calls the listener when stored searches change, with a test for those that were stored as stopped and no longer are. */
export function followStoredStops(
  storage: OwnedStorage,
  name: string,
  listener: (isRemoved: (id: string) => boolean) => void,
): void {
  const seen = new Set(readStoredSearches(storage, name).stopped);
  storage.subscribe((key) => {
    // The record of a search that another tab has ended may arrive after the change of the stopped searches.
    if (key !== 'unfinishedWork' && key !== 'generationLedger') return;
    const stopped = new Set(readStoredSearches(storage, name).stopped);
    for (const id of stopped) seen.add(id);
    listener((id) => seen.has(id) && !stopped.has(id));
  });
}

/** Returns a function that stores the searches of this tab. Those of other tabs are kept. */
export function createSearchWriter(storage: OwnedStorage, name: string) {
  const entries = createKeptEntries(storage);
  const { stopped } = readStoredSearches(storage, name);
  const mine: Record<StoredSearchStatus, readonly string[]> = {
    stopped,
    waiting: [],
    searching: [],
  };
  return (searches: ReadonlyMap<string, SearchState>): void => {
    for (const status of storedSearchStatuses) {
      const now = [...searches].flatMap(([id, search]) => (search.status === status ? [id] : []));
      if (now.join() === mine[status].join()) continue;
      const known = new Set([...mine[status], ...now]);
      const others = readStoredSearches(storage, name)[status].filter((id) => !known.has(id));
      const rest = [...others, ...now];
      mine[status] = now;
      const id = idOf(name, status);
      entries.put(id, rest.length > 0 ? { name, rest, done: [] } : null);
    }
  };
}
