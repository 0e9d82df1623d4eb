import { useCallback, useSyncExternalStore } from 'react';
import type { LedgerScope } from '../generation/ledger.ts';
import { useServices, type Services } from '../services.ts';
import { createProspectSearch } from './prospectSearch.ts';
import { peopleSearch } from './peopleSearch.ts';

const searchOf = (services: Services) =>
  peopleSearch.get(services, ({ api, ledger, waitUnseen: wait, work, storage, tabs }) =>
    createProspectSearch({ api: api.prospects, ledger, wait, work, storage, tabs }),
  );

const nowhere: LedgerScope = { workspace: '', companyId: '' };

/** The search for people, and how it stands company by company. */
export function useProspectSearch(scope: LedgerScope = nowhere) {
  const search = searchOf(useServices());
  const subscribe = useCallback((listener: () => void) => search.subscribe(listener), [search]);
  const states = useSyncExternalStore(subscribe, () => search.searches(scope));
  return { search, states };
}
