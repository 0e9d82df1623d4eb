import type { SearchState } from '#domain/companies/companyFinding.ts';
import { limits } from '#domain/settings/limits.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import type { Work } from '#domain/work/work.ts';
import { countsOf, isUnderWay, pastKeys } from '#domain/work/workProgress.ts';
import { createWork, type WorkOptions } from '../formerWork/createWork.ts';
import type { TabStops } from '../formerWork/tabStops.ts';
import type { WorkSource } from '../formerWork/workUnderWay.ts';
import { createListeners, untilReached } from '../listeners.ts';
import { idsOf } from '#domain/lists/entityId.ts';

export interface CompanyJob {
  readonly company: TargetCompanyRef;
  readonly isFirst: boolean;
}

export type Searches = ReadonlyMap<string, SearchState>;

interface SearchQueueOptions extends Pick<WorkOptions<CompanyJob>, 'run' | 'textOf' | 'mayRun'> {
  /** Ids of the companies whose search was stopped before a reload. */
  readonly stoppedBefore: readonly string[];
  /** Stores the states of the searches. */
  readonly keep: (searches: Searches) => void;
  readonly stops: TabStops;
}

/** The queue of companies at which people are searched, with the state of each search. */
export interface SearchQueue extends WorkSource {
  readonly start: (companies: readonly TargetCompanyRef[], isFirst: boolean) => void;
  readonly searches: () => Searches;
  /** Removes the stopped searches that pass the test. */
  readonly removeStopped: (test: (id: string) => boolean) => void;
  /** Returns true while companies are queued or searched and Stop was not pressed. */
  readonly isGoing: () => boolean;
  /** Resolves when no company is queued or searched. */
  readonly ended: () => Promise<void>;
}

function statesOf(work: Work<CompanyJob>, before: ReadonlySet<string>): Searches {
  const states = new Map<string, SearchState>([...before].map((id) => [id, { status: 'stopped' }]));
  for (const { key, state } of work)
    if (state.status === 'failed') states.set(key, state);
    else if (state.status === 'running') states.set(key, { status: 'searching' });
    else if (state.status !== 'done') states.set(key, { status: state.status });
  return states;
}

/**
 * Creates the queue, which searches a few companies at a time. Unfinished searches are stored. A stopped search starts again
 * only when the person asks for it.
 */
export function createSearchQueue({ keep, stops, ...options }: SearchQueueOptions): SearchQueue {
  const work = createWork<CompanyJob>({ concurrency: limits.requestsAtOnce, ...options });
  let stoppedBefore: ReadonlySet<string> = new Set(options.stoppedBefore);
  let isStopped = false;
  let searches = statesOf([], stoppedBefore);
  const listeners = createListeners();
  work.subscribe(() => {
    searches = statesOf(work.snapshot(), stoppedBefore);
    keep(searches);
    listeners.tell();
  });
  const stopHere = () => {
    isStopped = true;
    work.stop();
  };
  stops.subscribe(stopHere);
  const forgetBefore = (ids: ReadonlySet<string>) => {
    stoppedBefore = new Set([...stoppedBefore].filter((id) => !ids.has(id)));
  };

  return {
    start(companies, isFirst) {
      forgetBefore(new Set(idsOf(companies)));
      isStopped = false;
      work.add(
        companies.map((company) => ({ key: String(company.id), data: { company, isFirst } })),
        { insteadOf: pastKeys(work.snapshot()) },
      );
    },
    onStop() {
      stopHere();
      stops.tell();
    },
    onSignedOut: stopHere,
    searches: () => searches,
    removeStopped(test) {
      const ids = [...searches].flatMap(([id, { status }]) =>
        status === 'stopped' && test(id) ? [id] : [],
      );
      if (ids.length === 0) return;
      forgetBefore(new Set(ids));
      work.drop(new Set(ids));
    },
    isGoing: () => !isStopped && isUnderWay(work.snapshot()),
    status() {
      const jobs = work.snapshot();
      const { done, failed, of } = countsOf(jobs);
      return isUnderWay(jobs) ? { kind: 'prospects', done: done + failed, of } : null;
    },
    ended: () => untilReached(work.subscribe, () => !isUnderWay(work.snapshot())),
    subscribe: listeners.subscribe,
  };
}
