import { useCallback, useSyncExternalStore } from 'react';
import type { LedgerScope } from '../generation/ledger.ts';
import { useServices } from '../services.ts';
import { endedSearchesOf } from './endedSearches.ts';
import { peopleSearchOf } from './peopleSearchOf.ts';

const nowhere: LedgerScope = { workspace: '', companyId: '' };

/** The search for people, and how it stands company by company. */
export function useProspectSearch(scope: LedgerScope = nowhere) {
  const services = useServices();
  const search = peopleSearchOf(services);
  // What ends from now on is said on the page of target companies.
  endedSearchesOf(services);
  const subscribe = useCallback((listener: () => void) => search.subscribe(listener), [search]);
  const states = useSyncExternalStore(subscribe, () => search.searches(scope));
  return { search, states };
}
