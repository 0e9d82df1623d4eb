import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { countByCompany, type PeopleSearches } from '#domain/companies/companyFinding.ts';
import { peopleSearchStates, type StoredSearches } from '#domain/companies/peopleSearchStates.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { useCompany, type CompanyScope } from '../company.ts';
import { useLedgerEntries } from '../generation/useLedgerEntries.ts';
import { listKey } from '../lists/listKey.ts';
import { useRowsElsewhere } from '../lists/useRowsElsewhere.ts';
import { useServices } from '../services.ts';
import { prospectListPart } from './prospectListPart.ts';
import { endedSearchesOf, searchRuns } from './endedSearches.ts';
import { readStoredSearches, searchesName } from './storedSearches.ts';
import { useProspectSearch } from './useProspectSearch.ts';

const nowhere: CompanyScope = { workspace: '', companyId: '' };

/**
 * Returns the number of people at each company whose search has succeeded since the app was opened; undefined while it
 * loads.
 */
function useEndedSearches(scope: CompanyScope, companies: readonly TargetCompanyRef[]) {
  const services = useServices();
  const store = endedSearchesOf(services);
  const ids = useSyncExternalStore(store.subscribe, () => store.of(scope));
  const [idsAtFirst] = useState(ids);
  const ended = companies.filter(({ id }) => ids.has(String(id)));
  // Not from the cache of the Prospects page: its rows may be older than the last search.
  const { rows } = useRowsElsewhere(
    ended.length > 0
      ? listKey('prospects', scope, `ended ${prospectListPart(ended.map(({ id }) => id))}`)
      : null,
    'refresh',
    () =>
      services.api.prospects.list(
        scope.workspace,
        ended.map(({ id }) => id),
      ),
  );
  // When another search ends, the previous counts stay until the list is loaded with its people.
  const [known, setKnown] = useState({ rows, counts: countByCompany(ended, rows ?? []) });
  if (rows && rows !== known.rows) setKnown({ rows, counts: countByCompany(ended, rows) });
  return useMemo(() => {
    const counts = known.rows ? known.counts : new Map<string, number>();
    const isLoading = (id: string) => rows === undefined && !idsAtFirst.has(id);
    return new Map(
      [...ids].flatMap((id) =>
        counts.has(id) || isLoading(id) ? [[id, counts.get(id)] as const] : [],
      ),
    );
  }, [ids, idsAtFirst, known, rows]);
}

/**
 * Returns the states of the people searches at these companies, in all tabs and after a reload. Starts a search only on
 * Retry.
 */
export function usePeopleSearches(companies: readonly TargetCompanyRef[]): PeopleSearches {
  const services = useServices();
  const { ledger, storage, formerWork: work } = services;
  const company = useCompany();
  const scope = useMemo(
    () =>
      company ? { workspace: company.workspace, companyId: String(company.companyId) } : nowhere,
    [company],
  );
  const name = searchesName(scope);
  const entries = useLedgerEntries(scope);
  const ended = useEndedSearches(scope, companies);
  const isElsewhere = useSyncExternalStore(work.subscribe, () =>
    work.snapshot().some((one) => one.name === name && one.isElsewhere === true),
  );
  const { search, states: searches } = useProspectSearch(scope);
  const keptText = useSyncExternalStore(storage.subscribe, () =>
    JSON.stringify(readStoredSearches(storage, name)),
  );
  const kept = useMemo(() => JSON.parse(keptText) as StoredSearches, [keptText]);
  useEffect(() => endedSearchesOf(services).follow(scope, kept), [services, scope, kept]);
  const states = useMemo(
    () =>
      peopleSearchStates({
        kept,
        own: new Set(searches.keys()),
        isElsewhere,
        runs: searchRuns(entries),
        ended,
      }),
    [kept, searches, isElsewhere, entries, ended],
  );
  return useMemo(
    () => ({
      states,
      onRetry: (one) => {
        // When the first search was interrupted, the server may still find people, so the retry polls for them first.
        const why = ledger.historyOf(scope, `prospects:${one.id}`) === 'done' ? 'again' : 'first';
        search.start(scope, [one], why);
      },
    }),
    [states, search, ledger, scope],
  );
}
