import { useMemo, useSyncExternalStore } from 'react';
import {
  peopleSearchStates,
  type SearchSources,
  type StoredSearches,
} from '#domain/companies/peopleSearchStates.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { CompanyScope } from '../company.ts';
import { useLedgerEntries } from '../generation/useLedgerEntries.ts';
import { useServices } from '../services.ts';
import { endedSearchesOf, searchRuns } from './endedSearches.ts';
import { peopleSearchOf } from './peopleSearchOf.ts';
import { readStoredSearches, searchesName } from './storedSearches.ts';

/** The scope before there is a company. */
export const nowhere: CompanyScope = { workspace: '', companyId: '' };

/** Returns the function that reads the stored searches as text. It parses the storage only when that has changed. */
function storedSearchesReader(storage: OwnedStorage, name: string): () => string {
  let from: string | undefined;
  let text = JSON.stringify(readStoredSearches(storage, name));
  return () => {
    const stored = storage.read('unfinishedWork');
    if (stored !== from) text = JSON.stringify(readStoredSearches(storage, name));
    from = stored;
    return text;
  };
}

/**
 * Returns the people search of a company, its states in this tab (`own`) and in all tabs, and what is stored of them. The page
 * passes the searches whose end it shows.
 */
export function useSearchStates(scope: CompanyScope, ended: SearchSources['ended']) {
  const services = useServices();
  const { storage, work } = services;
  const name = searchesName(scope);
  const search = peopleSearchOf(services);
  // Creates the store now, so that it notices the searches that end from now on. The page of target companies shows them.
  endedSearchesOf(services);
  const own = useSyncExternalStore(search.subscribe, () => search.searches(scope));
  const entries = useLedgerEntries(scope);
  const isElsewhere = useSyncExternalStore(work.subscribe, () =>
    work.snapshot().some((one) => one.name === name && one.isElsewhere === true),
  );
  const readStored = useMemo(() => storedSearchesReader(storage, name), [storage, name]);
  const keptText = useSyncExternalStore(storage.subscribe, readStored);
  const kept = useMemo(() => JSON.parse(keptText) as StoredSearches, [keptText]);
  const states = useMemo(
    () =>
      peopleSearchStates({
        kept,
        own: new Set(own.keys()),
        isElsewhere,
        runs: searchRuns(entries),
        ended,
      }),
    [kept, own, isElsewhere, entries, ended],
  );
  return { search, own, kept, states };
}
