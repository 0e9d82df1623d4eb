import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { countByCompany, type PeopleSearches } from '#domain/companies/companyFinding.ts';
import { peopleSearchStates, type KeptSearches } from '#domain/companies/peopleSearchStates.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { useCompany } from '../company.ts';
import type { LedgerScope } from '../generation/ledger.ts';
import { useLedgerEntries } from '../generation/useLedgerEntries.ts';
import { listKey } from '../lists/createLists.ts';
import { useRowsElsewhere } from '../lists/useRowsElsewhere.ts';
import { useServices } from '../services.ts';
import { partOf } from './companyPart.ts';
import { endedSearchesOf, searchRuns } from './endedSearches.ts';
import { readKeptSearches, searchesName } from './keptSearches.ts';
import { peopleSearchOf } from './peopleSearchOf.ts';

const nowhere: LedgerScope = { workspace: '', companyId: '' };

/** The searches that have ended well since the app was opened, with how many people there are now (undefined while it loads). */
function useEndedSearches(scope: LedgerScope, companies: readonly TargetCompanyRef[]) {
  const services = useServices();
  const store = endedSearchesOf(services);
  const ids = useSyncExternalStore(store.subscribe, () => store.of(scope));
  const [idsAtFirst] = useState(ids);
  const ended = companies.filter(({ id }) => ids.has(String(id)));
  // Not the rows that the page of prospects has: they may be from before the last search ended.
  const { rows } = useRowsElsewhere(
    ended.length > 0
      ? listKey('prospects', scope, `ended ${partOf(ended.map(({ id }) => id))}`)
      : null,
    'anew',
    () =>
      services.api.prospects.list(
        scope.workspace,
        ended.map(({ id }) => id),
      ),
  );
  // When another search ends, the former counts stay until the list has been loaded with its people.
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
 * How the searches for people at these companies stand, whichever tab works on them, and after a reload. Nothing is searched
 * unless something is tried again.
 */
export function usePeopleSearches(companies: readonly TargetCompanyRef[]): PeopleSearches {
  const services = useServices();
  const { ledger, storage, work } = services;
  const company = useCompany();
  const scope = useMemo(
    () =>
      company ? { workspace: company.workspace, companyId: String(company.companyId) } : nowhere,
    [company],
  );
  const name = searchesName(scope);
  const entries = useLedgerEntries(scope);
  const ended = useEndedSearches(scope, companies);
  const isUnderWay = useSyncExternalStore(work.subscribe, () =>
    work.snapshot().some((one) => one.name === name),
  );
  const subscribe = useCallback((listener: () => void) => storage.subscribe(listener), [storage]);
  const keptText = useSyncExternalStore(subscribe, () =>
    JSON.stringify(readKeptSearches(storage, name)),
  );
  const kept = useMemo(() => JSON.parse(keptText) as KeptSearches, [keptText]);
  useEffect(() => endedSearchesOf(services).follow(scope, kept.searching), [services, scope, kept]);
  const states = useMemo(
    () =>
      peopleSearchStates({
        kept,
        isUnderWay,
        runs: searchRuns(entries),
        ended,
      }),
    [kept, isUnderWay, entries, ended],
  );
  return useMemo(
    () => ({
      states,
      onRetry: (one) => {
        // Where the first search was interrupted, the server may still find people: they are waited for first.
        const why = ledger.historyOf(scope, `prospects:${one.id}`) === 'done' ? 'again' : 'first';
        peopleSearchOf(services).start(scope, [one], why);
      },
    }),
    [states, services, ledger, scope],
  );
}
