import { useSyncExternalStore } from 'react';
import type { CompanyScope } from '../company.ts';
import { useServices } from '../services.ts';
import { endedSearchesOf } from './endedSearches.ts';
import { peopleSearchOf } from './peopleSearchOf.ts';

const nowhere: CompanyScope = { workspace: '', companyId: '' };

/** Returns the people search and its state for each company. */
export function useProspectSearch(scope: CompanyScope = nowhere) {
  const services = useServices();
  const search = peopleSearchOf(services);
  // Creates the store now, so that it notices the searches that end from now on. The page of target companies shows them.
  endedSearchesOf(services);
  const states = useSyncExternalStore(search.subscribe, () => search.searches(scope));
  return { search, states };
}
