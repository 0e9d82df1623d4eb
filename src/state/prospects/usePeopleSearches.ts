import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type {
  PeopleSearches,
  PeopleSearchState,
  SearchState,
} from '#domain/companies/companyFinding.ts';
import { useCompany } from '../company.ts';
import { useServices } from '../services.ts';
import { peopleSearch } from './peopleSearch.ts';

const none: ReadonlyMap<string, SearchState> = new Map();
const noCounts: ReadonlyMap<string, number> = new Map();

/**
 * How the search for people stands, for a page that lists companies. It starts nothing unless something is tried again, and
 * loads nothing: before the page of prospects was open there is no search.
 */
export function usePeopleSearches(): PeopleSearches {
  const services = useServices();
  const company = useCompany();
  const scope = useMemo(
    () => company && { workspace: company.workspace, companyId: String(company.companyId) },
    [company],
  );
  const search = peopleSearch.known(services);
  const subscribe = useCallback(
    (listener: () => void) => search?.subscribe(listener) ?? (() => undefined),
    [search],
  );
  const states = useSyncExternalStore(subscribe, () =>
    search && scope ? search.searches(scope) : none,
  );
  const found = search && scope ? search.found(scope) : noCounts;
  return useMemo(
    () => ({
      states: new Map<string, PeopleSearchState>([
        ...[...found].map(([id, count]) => [id, { status: 'found', count }] as const),
        ...states,
      ]),
      onRetry: (one) => {
        if (search && scope) search.start(scope, [one], 'again');
      },
    }),
    [scope, search, states, found],
  );
}
