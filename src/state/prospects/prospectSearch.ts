import type { Api } from '#api/createApi.ts';
import { ApiError } from '#api/apiError.ts';
import type { ProspectRun } from '#domain/work/generation.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { t } from '#domain/words/translate.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { TabChannel } from '#platform/tabChannel.ts';
import type { Ledger, LedgerScope } from '../generation/ledger.ts';
import { poll, type Wait } from '../poll.ts';
import { createTabStops } from '../work/tabStops.ts';
import type { WorkUnderWay } from '../work/workUnderWay.ts';
import { createSearchWriter, readStoredSearches, searchesName } from './storedSearches.ts';
import { createSearchQueue, type CompanyJob, type Searches } from './searchQueue.ts';
import { createListeners } from '../listeners.ts';

interface Parts {
  readonly api: Pick<Api['prospects'], 'list' | 'generate'>;
  readonly ledger: Ledger;
  readonly wait: Wait;
  readonly work: WorkUnderWay;
  readonly storage: OwnedStorage;
  readonly tabs: TabChannel;
}

type Arrive = (people: readonly Prospect[]) => void;

/** Searches people at target companies, one request per company, so that a failure affects only its company. */
export interface ProspectSearch {
  /**
   * Returns those of these companies that were never searched. The argument lists companies without known people; a first
   * visit searches the result.
   */
  neverSearched(
    scope: LedgerScope,
    companies: readonly TargetCompanyRef[],
  ): readonly TargetCompanyRef[];
  /**
   * Records that people are known at these companies. If they are deleted later, that is on purpose, and no first search
   * runs.
   */
  markFound(scope: LedgerScope, companies: readonly TargetCompanyRef[]): void;
  /** Queues companies. A company that is already queued keeps its place. */
  start(scope: LedgerScope, companies: readonly TargetCompanyRef[], why: 'first' | 'again'): void;
  /**
   * Resolves when no company is queued or searched, and passes on the people found until then. Rejects only when every
   * search failed.
   */
  follow(scope: LedgerScope, arrive: Arrive): Promise<void>;
  /** Stops the queued searches. A running request goes on. */
  stop(scope: LedgerScope): void;
  /** Returns true while companies are queued or searched and Stop was not pressed. */
  isUnderWay(scope: LedgerScope): boolean;
  /** Returns the state of each search by company id. The map changes only when its content does. */
  searches(scope: LedgerScope): Searches;
  subscribe(listener: () => void): () => void;
}

interface Outcome {
  readonly scope: string;
  readonly people: readonly Prospect[];
  readonly error?: unknown;
}

const keyOf = ({ workspace, companyId }: LedgerScope): string => `${workspace}|${companyId}`;
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
  const outcomeListeners = createListeners<[Outcome]>();

  const generate = (scope: LedgerScope, company: TargetCompanyRef, isFirst: boolean) =>
    ledger.run(scope, runOf(company), async (before) => {
      // Another tab has searched this company in the meantime.
      if (isFirst && before === 'done') return;
      const load = (signal: AbortSignal) => api.list(scope.workspace, [company.id], signal);
      // A reload interrupted the search, and the server may still be searching.
      if (isFirst && before === 'interrupted' && (await poll({ load, wait })) === 'filled') return;
      await api.generate(scope.workspace, [company]);
    });

  const search = async (scope: LedgerScope, { company, isFirst }: CompanyJob) => {
    try {
      await generate(scope, company, isFirst);
      // If this load fails, the people appear with the next load of the list.
      const people = await api.list(scope.workspace, [company.id]).catch(() => null);
      outcomeListeners.tell({ scope: keyOf(scope), people: people ?? [] });
    } catch (error) {
      outcomeListeners.tell({ scope: keyOf(scope), people: [], error });
      throw error;
    }
  };

  const queueOf = (scope: LedgerScope) => {
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
    async follow(scope, arrive) {
      const key = keyOf(scope);
      let hasFound = false;
      const failures: unknown[] = [];
      const leave = outcomeListeners.subscribe((outcome) => {
        if (outcome.scope !== key) return;
        if ('error' in outcome) failures.push(outcome.error);
        else {
          hasFound = true;
          arrive(outcome.people);
        }
      });
      await queueOf(scope).ended();
      leave();
      if (failures.length > 0 && !hasFound) throw failures[0];
    },
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
