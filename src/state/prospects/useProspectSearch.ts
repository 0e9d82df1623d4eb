import { useCallback, useSyncExternalStore } from 'react';
import type { LedgerScope } from '../generation/ledger.ts';
import { useServices, type Services } from '../services.ts';
import { knownSearches } from './knownSearches.ts';
import { createProspectSearch, type ProspectSearch } from './prospectSearch.ts';

function searchOf(services: Services): ProspectSearch {
  const { api, ledger, waitUnseen: wait, work, storage, tabs } = services;
  const present = knownSearches.get(services);
  if (present) return present;
  const made = createProspectSearch({ api: api.prospects, ledger, wait, work, storage, tabs });
  knownSearches.set(services, made);
  return made;
}

const nowhere: LedgerScope = { workspace: '', companyId: '' };

/** The search for people, and how it stands company by company. */
export function useProspectSearch(scope: LedgerScope = nowhere) {
  const search = searchOf(useServices());
  const subscribe = useCallback((listener: () => void) => search.subscribe(listener), [search]);
  const states = useSyncExternalStore(subscribe, () => search.searches(scope));
  return { search, states };
}
