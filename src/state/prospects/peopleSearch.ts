import { useSyncExternalStore } from 'react';
import { ApiError } from '#api/apiError.ts';
import type { Api } from '#api/createApi.ts';
import { searchStatesOf, type PeopleSearchState } from '#domain/companies/companyFinding.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { idsOf } from '#domain/lists/entityId.ts';
import { readStoredIds } from '#domain/lists/selectionStored.ts';
import { countsOf, isUnderWay } from '#domain/work/workProgress.ts';
import { t } from '#domain/words/translate.ts';
import { reloadedPath } from '#platform/reloadedPath.ts';
import type { CompanyScope } from '../company.ts';
import { createListeners, untilReached } from '../listeners.ts';
import { lazyService, useServices, type Services } from '../services.ts';
import type { WorkPlan, WorkService } from '../work.ts';

type Arrive = (people: readonly Prospect[]) => void;

/** The search for people at a company's target companies: one request for each, so that a failure affects only one (D56). */
export interface PeopleSearch {
  /** The name of the work. */
  readonly name: string;
  /** Returns those of these companies without people that were neither searched in this tab nor had people before. */
  readonly unsearched: (companies: readonly TargetCompanyRef[]) => readonly TargetCompanyRef[];
  /** True for a company that is searched by itself at the first visit. After a reload the search is only offered. */
  readonly startsByItself: (company: TargetCompanyRef) => boolean;
  /** Records that people are known at these companies. If they are deleted later, that is on purpose. */
  readonly markFound: (companies: readonly TargetCompanyRef[]) => void;
  readonly start: (companies: readonly TargetCompanyRef[]) => void;
  /** Passes on the people found until no company waits or is searched. Rejects only when every search failed. */
  readonly follow: (arrive: Arrive) => Promise<void>;
  readonly stop: () => void;
  /** True while companies wait or are searched and Stop was not pressed. */
  readonly isGoing: () => boolean;
  /** The same map until a search changes. */
  readonly states: () => ReadonlyMap<string, PeopleSearchState>;
}

interface Parts {
  readonly api: Pick<Api['prospects'], 'list' | 'generate'>;
  readonly work: WorkService;
  /** Ids of the companies whose search is only offered. */
  readonly offered: ReadonlySet<string>;
}

export function createPeopleSearch(
  { api, work, offered }: Parts,
  { workspace, companyId }: CompanyScope,
): PeopleSearch {
  const name = `prospects ${workspace}|${companyId}`;
  const one = work.of<TargetCompanyRef>(name);
  const outcomes = createListeners<[readonly Prospect[] | { readonly error: unknown }]>();
  const known = new Set<string>();
  const plan: WorkPlan<TargetCompanyRef> = {
    kind: 'prospects',
    async run(company) {
      try {
        await api.generate(workspace, [company]);
        known.add(String(company.id));
        // If this load fails, the people appear with the next load of the list.
        const people = await api.list(workspace, [company.id]).catch(() => []);
        outcomes.tell(people);
        return idsOf(people);
      } catch (error) {
        outcomes.tell({ error });
        throw error;
      }
    },
    textOf: (error) =>
      error instanceof ApiError ? error.message : t('message.prospects.generate'),
  };
  let items = one.items();
  let states = searchStatesOf(items);
  return {
    name,
    unsearched: (companies) =>
      companies.filter(
        ({ id }) => !known.has(String(id)) && !one.items().some(({ key }) => key === String(id)),
      ),
    startsByItself: ({ id }) => !offered.has(String(id)),
    markFound(companies) {
      for (const id of idsOf(companies)) known.add(id);
    },
    start(companies) {
      const unfinished = new Set(
        one
          .items()
          .flatMap(({ key, state }) =>
            state.status === 'failed' || state.status === 'stopped' ? [key] : [],
          ),
      );
      const rest = companies.filter(({ id }) => !unfinished.has(String(id)));
      // A new start after the end replaces all former searches, so what has failed is retried only while others stay.
      const isRetry = rest.length === 0 || isUnderWay(one.items());
      if (isRetry) one.retry(new Set(idsOf(companies)));
      const begun = isRetry ? rest : companies;
      if (begun.length > 0)
        one.start(
          plan,
          begun.map((company) => ({ key: String(company.id), data: company })),
        );
    },
    async follow(arrive) {
      let hasFound = false;
      const failures: unknown[] = [];
      const leave = outcomes.subscribe((outcome) => {
        if ('error' in outcome) failures.push(outcome.error);
        else {
          hasFound = true;
          arrive(outcome);
        }
      });
      await untilReached(work.subscribe, () => !isUnderWay(one.items()));
      leave();
      if (failures.length > 0 && !hasFound) throw failures[0];
    },
    stop: one.stop,
    isGoing: () => isUnderWay(one.items()) && countsOf(one.items()).stopped === 0,
    states() {
      if (items !== one.items()) {
        items = one.items();
        states = searchStatesOf(items);
      }
      return states;
    },
  };
}

const searches = lazyService<(scope: CompanyScope) => PeopleSearch>();

const peopleSearchesOf = (services: Services) =>
  searches(services, ({ api, work, storage }) => {
    const all = new Map<string, PeopleSearch>();
    const stored = readStoredIds(storage.read('selectedTargetCompanyIds')).map(String);
    const offered = new Set(reloadedPath() === '/prospects' ? stored : []);
    return (scope) => {
      const key = `${scope.workspace}|${scope.companyId}`;
      const search =
        all.get(key) ?? createPeopleSearch({ api: api.prospects, work, offered }, scope);
      all.set(key, search);
      return search;
    };
  });

const nowhere: CompanyScope = { workspace: '', companyId: '' };

/** Returns the people search of a company, and its state for each target company. */
export function usePeopleSearch(scope: CompanyScope = nowhere) {
  const services = useServices();
  const search = peopleSearchesOf(services)(scope);
  return { search, states: useSyncExternalStore(services.work.subscribe, search.states) };
}
