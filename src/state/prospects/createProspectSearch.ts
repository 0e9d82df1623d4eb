import type { Api } from '#api/createApi.ts';
import { ApiError } from '#api/apiError.ts';
import type { ProspectRun } from '#domain/work/generation.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { t } from '#domain/words/translate.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { TabChannel } from '#platform/tabChannel.ts';
import type { CompanyScope } from '../company.ts';
import type { Ledger } from '../generation/ledger.ts';
import { poll, type Wait } from '../poll.ts';
import { createTabStops } from '../formerWork/tabStops.ts';
import type { WorkUnderWay } from '../formerWork/workUnderWay.ts';
import {
  createSearchWriter,
  followStoredStops,
  readStoredSearches,
  removeStoredStop,
  searchesName,
} from './storedSearches.ts';
import type { ProspectSearch } from './prospectSearch.ts';
import { createSearchOutcomes } from './searchOutcomes.ts';
import { createSearchQueue, type CompanyJob } from './searchQueue.ts';
import { createListeners } from '../listeners.ts';

interface Parts {
  readonly api: Pick<Api['prospects'], 'list' | 'generate'>;
  readonly ledger: Ledger;
  readonly wait: Wait;
  readonly work: WorkUnderWay;
  readonly storage: OwnedStorage;
  readonly tabs: TabChannel;
}

const runOf = ({ id }: TargetCompanyRef): ProspectRun => `prospects:${id}`;

/**
 * Creates the people search, independent of React. It continues when the page is left, and starting the same search twice
 * joins it.
 */
export function createProspectSearch({
  api,
  ledger,
  wait,
  work,
  storage,
  tabs,
}: Parts): ProspectSearch {
  const listeners = createListeners();
  const outcomes = createSearchOutcomes();

  const generate = (scope: CompanyScope, company: TargetCompanyRef, isFirst: boolean) =>
    ledger.run(scope, runOf(company), async (before) => {
      // Another tab has searched this company in the meantime.
      if (isFirst && before === 'done') return;
      const load = (signal: AbortSignal) => api.list(scope.workspace, [company.id], signal);
      // A reload interrupted the search, and the server may still be searching.
      if (isFirst && before === 'interrupted' && (await poll({ load, wait })) === 'filled') return;
      await api.generate(scope.workspace, [company]);
    });

  const search = async (scope: CompanyScope, { company, isFirst }: CompanyJob) => {
    try {
      await generate(scope, company, isFirst);
      // Another tab may have stopped this search, or an earlier one of this company.
      removeStoredStop(storage, searchesName(scope), String(company.id));
      // If this load fails, the people appear with the next load of the list.
      const people = await api.list(scope.workspace, [company.id]).catch(() => null);
      outcomes.found(scope, people ?? []);
    } catch (error) {
      outcomes.failed(scope, error);
      throw error;
    }
  };

  const queueOf = (scope: CompanyScope) => {
    const name = searchesName(scope);
    return work.of(name, () => {
      const queue = createSearchQueue({
        stoppedBefore: readStoredSearches(storage, name).stopped,
        keep: createSearchWriter(storage, name),
        stops: createTabStops(tabs, name),
        run: (job) => search(scope, job),
        textOf: messageOf,
        mayRun: () => work.mayRun(),
      });
      queue.subscribe(listeners.tell);
      // A company that another tab has only queued stays stopped here; otherwise it would count as never searched.
      followStoredStops(storage, name, (isRemoved) =>
        queue.removeStopped(
          (id) => isRemoved(id) && ledger.historyOf(scope, `prospects:${id}`) === 'done',
        ),
      );
      return queue;
    });
  };

  return {
    neverSearched: (scope, companies) =>
      companies.filter(
        (company) =>
          !queueOf(scope).searches().has(String(company.id)) &&
          ledger.historyOf(scope, runOf(company)) !== 'done',
      ),
    markFound(scope, companies) {
      for (const company of companies)
        if (!['done', 'running'].includes(ledger.historyOf(scope, runOf(company))))
          ledger.markGenerated(scope, runOf(company));
    },
    start: (scope, companies, why) => queueOf(scope).start(companies, why === 'first'),
    follow: (scope, arrive) => outcomes.follow(scope, arrive, () => queueOf(scope).ended()),
    stop: (scope) => queueOf(scope).onStop(),
    isUnderWay: (scope) => queueOf(scope).isGoing(),
    searches: (scope) => queueOf(scope).searches(),
    subscribe: listeners.subscribe,
  };
}

/**
 * Returns the message of a failed search. A search that failed in another tab has a general one, because its error is not
 * known here.
 */
function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t('message.prospects.generate');
}
