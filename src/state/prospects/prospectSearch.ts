import type { Api } from '#api/createApi.ts';
import { ApiError } from '#api/apiError.ts';
import type { ProspectRun } from '#domain/work/generation.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { t } from '#domain/words/translate.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { TabChannel } from '#platform/tabChannel.ts';
import type { Ledger, LedgerScope } from '../generation/ledger.ts';
import { poll, type Wait } from '../poll.ts';
import { createTabStops } from '../work/tabStops.ts';
import type { WorkUnderWay } from '../work/workUnderWay.ts';
import { createSearchKeeper, readKeptSearches, searchesName } from './keptSearches.ts';
import { createProspectLine, type CompanyJob, type Searches } from './prospectLine.ts';

interface Parts {
  readonly api: Pick<Api['prospects'], 'list' | 'generate'>;
  readonly ledger: Ledger;
  readonly wait: Wait;
  readonly work: WorkUnderWay;
  readonly storage: OwnedStorage;
  readonly tabs: TabChannel;
}

type Arrive = (people: readonly Prospect[]) => void;

/** Finds people at target companies, company by company, so that a failure stays with the company it struck. */
export interface ProspectSearch {
  /** Of these companies, in which nobody is known, those that were never searched: what a first visit sends to the search. */
  neverSearched(
    scope: LedgerScope,
    companies: readonly TargetCompanyRef[],
  ): readonly TargetCompanyRef[];
  /** Notes that there are people at these companies: what is deleted from now on was deleted on purpose. */
  settle(scope: LedgerScope, companies: readonly TargetCompanyRef[]): void;
  /** Puts companies in line. One that is in line already stays where it is. */
  start(scope: LedgerScope, companies: readonly TargetCompanyRef[], why: 'first' | 'again'): void;
  /** Waits until nothing is in line any more, and hands on what is found meanwhile. Fails only if all else failed. */
  follow(scope: LedgerScope, arrive: Arrive): Promise<void>;
  /** Lets go of what waits for its turn; what is under way goes on. */
  stop(scope: LedgerScope): void;
  /** Something is in line, and nobody has said to stop. */
  isUnderWay(scope: LedgerScope): boolean;
  /** By company; a new map only when something changed. */
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

/** The mechanism behind the search. It knows no rendering: it outlives the page, and whoever asks twice joins. */
export function createProspectSearch({
  api,
  ledger,
  wait,
  work,
  storage,
  tabs,
}: Parts): ProspectSearch {
  const listeners = new Set<() => void>();
  const hearers = new Set<(outcome: Outcome) => void>();
  const hear = (outcome: Outcome) => {
    for (const hearer of hearers) hearer(outcome);
  };

  /** After a reload in the middle of a search the server may be at it still: its people are waited for first. */
  const arrives = (list: (signal: AbortSignal) => Promise<readonly Prospect[]>) =>
    poll({
      load: list,
      wait,
      retries: limits.pollRetries,
      intervalMs: limits.pollIntervalMs,
      signal: new AbortController().signal,
      onAttempt: () => undefined,
    });

  const generate = (scope: LedgerScope, company: TargetCompanyRef, isFirst: boolean) =>
    ledger.run(scope, runOf(company), async (before) => {
      // Another tab was faster.
      if (isFirst && before === 'done') return;
      const list = (signal: AbortSignal) => api.list(scope.workspace, [company.id], signal);
      if (isFirst && before === 'interrupted' && (await arrives(list)) === 'filled') return;
      await api.generate(scope.workspace, [company]);
    });

  const search = async (scope: LedgerScope, { company, isFirst }: CompanyJob) => {
    try {
      await generate(scope, company, isFirst);
      // Who was found is seen at the latest when the list is loaded again.
      const people = await api.list(scope.workspace, [company.id]).catch(() => null);
      hear({ scope: keyOf(scope), people: people ?? [] });
    } catch (error) {
      hear({ scope: keyOf(scope), people: [], error });
      throw error;
    }
  };

  const lineOf = (scope: LedgerScope) => {
    const name = searchesName(scope);
    return work.of(name, () => {
      const line = createProspectLine({
        stoppedBefore: readKeptSearches(storage, name).stopped,
        keep: createSearchKeeper(storage, name),
        stops: createTabStops(tabs, name),
        run: (job) => search(scope, job),
        textOf: messageOf,
        mayRun: () => work.mayRun(),
      });
      line.subscribe(() => {
        for (const listener of listeners) listener();
      });
      return line;
    });
  };

  return {
    neverSearched: (scope, companies) =>
      companies.filter(
        (company) =>
          !lineOf(scope).searches().has(String(company.id)) &&
          ledger.historyOf(scope, runOf(company)) !== 'done',
      ),
    settle(scope, companies) {
      for (const company of companies)
        if (!['done', 'running'].includes(ledger.historyOf(scope, runOf(company))))
          ledger.markGenerated(scope, runOf(company));
    },
    start: (scope, companies, why) => lineOf(scope).start(companies, why === 'first'),
    async follow(scope, arrive) {
      const key = keyOf(scope);
      let hasFound = false;
      const failures: unknown[] = [];
      const hearer = (outcome: Outcome) => {
        if (outcome.scope !== key) return;
        if ('error' in outcome) failures.push(outcome.error);
        else {
          hasFound = true;
          arrive(outcome.people);
        }
      };
      hearers.add(hearer);
      await lineOf(scope).ended();
      hearers.delete(hearer);
      if (failures.length > 0 && !hasFound) throw failures[0];
    },
    stop: (scope) => lineOf(scope).onStop(),
    isUnderWay: (scope) => lineOf(scope).isGoing(),
    searches: (scope) => lineOf(scope).searches(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A run that failed in another tab left no error behind. */
function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t('message.prospects.generate');
}
