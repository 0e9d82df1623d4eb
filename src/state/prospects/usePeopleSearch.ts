import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { PeopleSearches } from '#contracts/companySearch.ts';
import { searchStatesOf } from '#domain/companies/companyFinding.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { idsOf } from '#domain/lists/entityId.ts';
import { readStoredIds } from '#domain/lists/selection.ts';
import { isUnderWay } from '#domain/work/work.ts';
import { reloadedPath } from '#platform/page.ts';
import { useCompany, type Company } from '../company.ts';
import { failureText } from '../failure.ts';
import { listKey } from '../list.ts';
import { cachedList, type CachedList } from '../listChanges.ts';
import { lazyService, useServices, type Services } from '../services.ts';
import { useWork, type OneWork, type WorkPlan } from '../work.ts';
import { prospectList } from './prospectList.ts';

/** What this tab knows about companies without people, by id. */
interface SearchMemory {
  /** They had people or were searched, so that a person decides whether they are searched again. */
  readonly settled: Set<string>;
  /** They were selected when the page was reloaded: the search is only offered. */
  readonly offered: ReadonlySet<string>;
}

const memories = lazyService<SearchMemory>();
const memoryOf = (services: Services): SearchMemory =>
  memories(services, ({ storage }) => {
    const stored = readStoredIds(storage.read('selectedTargetCompanyIds'));
    const offered = reloadedPath() === '/prospects' ? stored.map(String) : [];
    return { settled: new Set(), offered: new Set(offered) };
  });

/** Returns the work that searches people: one request for each company, so that a failure affects only one (D56). */
export const searchingWork = (
  api: Pick<Services['api']['prospects'], 'list' | 'generate'>,
  workspace: string,
  cached: Pick<CachedList<Prospect>, 'put'>,
): WorkPlan<TargetCompanyRef> => ({
  kind: 'prospects',
  run: async (company) => {
    const answered = await api.generate(workspace, [company]);
    // If this load fails, the people appear with the next load of the list.
    const people = answered ?? (await api.list(workspace, [company.id]).catch(() => []));
    cached.put(people);
    return idsOf(people);
  },
  textOf: failureText,
});

/** Searches these companies, also those whose search has failed or was stopped. What waits or runs is not begun again. */
export function searchAt(
  one: OneWork<TargetCompanyRef>,
  plan: WorkPlan<TargetCompanyRef>,
  companies: readonly TargetCompanyRef[],
): void {
  const wanted = new Set(idsOf(companies));
  const left = one
    .items()
    .filter(({ state: { status } }) => status === 'failed' || status === 'stopped')
    .flatMap(({ key }) => (wanted.has(key) ? [key] : []));
  const rest = companies.filter(({ id }) => !left.includes(String(id)));
  // A start after the end replaces all former searches, so what has failed is retried only while others stay.
  const isRetry = rest.length === 0 || isUnderWay(one.items());
  if (isRetry) one.retry(wanted);
  const begun = isRetry ? rest : companies;
  if (begun.length > 0)
    one.start(
      plan,
      begun.map((company) => ({ key: String(company.id), data: company })),
    );
}

/** Returns the people search of a company, and its state for each target company. */
export function usePeopleSearch(company: Company | null) {
  const services = useServices();
  const { cache, mutate } = useSWRConfig();
  const name = company ? `prospects ${company.workspace}|${company.companyId}` : 'prospects';
  const { now: items, stop } = useWork<TargetCompanyRef>(name);
  const states = useMemo(() => searchStatesOf(items), [items]);
  const memory = memoryOf(services);
  const search = useCallback(
    (companies: readonly TargetCompanyRef[]) => {
      if (!company) return;
      for (const id of idsOf(companies)) memory.settled.add(id);
      const cached = cachedList<Prospect>({ cache, mutate }, listKey(prospectList, company));
      const plan = searchingWork(services.api.prospects, company.workspace, cached);
      searchAt(services.work.of<TargetCompanyRef>(name), plan, companies);
    },
    [services, company, name, memory, cache, mutate],
  );
  return { name, items, states, memory, search, stop };
}

/** Returns the states of the people searches of this tab, for the rows of the target companies. */
export function usePeopleSearches(): PeopleSearches {
  const { states, search } = usePeopleSearch(useCompany());
  return useMemo(() => ({ states, onRetry: (one) => search([one]) }), [states, search]);
}
