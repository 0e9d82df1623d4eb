import type { BatchActions } from '#domain/work/batch.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Work } from '#domain/work/work.ts';
import { countsOf, doneOrComing, isUnderWay, keysOf, notDone } from '#domain/work/workProgress.ts';
import type { WorkKind } from '#domain/work/workStatus.ts';
import { createWork, type WorkOptions, type WorkStore } from './createWork.ts';
import type { Locks } from '#platform/locks.ts';
import type { KeptWork } from './keptWork.ts';
import type { TabStops } from './tabStops.ts';
import type { WorkSource } from './workUnderWay.ts';
import { createLockWatch } from '../generation/lockWatch.ts';
import { createListeners } from '../listeners.ts';

/** The functions that process the rows of one list. */
export interface BatchWork<Row> {
  readonly run: (row: Row) => Promise<void>;
  /** Returns the key of a row. Pasted rows have their text as the key instead. */
  readonly keyOf: (row: Row) => string;
  readonly textOf: (error: unknown) => string;
  /** Called when no job waits or runs any more, also after Stop, because the list has changed. */
  readonly onEnd: () => void;
}

export interface BatchSnapshot<Row> {
  readonly jobs: Work<Row>;
  readonly leftover: readonly string[];
}

export interface BatchStore<Row> extends BatchActions<Row>, WorkSource {
  readonly snapshot: () => BatchSnapshot<Row>;
  /** Replaces the functions that process rows. Running jobs are not affected. */
  readonly adopt: (work: BatchWork<Row>) => void;
}

interface BatchOptions extends Pick<WorkOptions<never>, 'mayRun'> {
  readonly kind: WorkKind;
  readonly kept: KeptWork;
  readonly stops: TabStops;
  readonly exclusively: (work: () => Promise<void>) => Promise<'here' | 'elsewhere'>;
  /** The name of the lock of `exclusively`. */
  readonly lock: string;
  readonly locks: Pick<Locks, 'isHeld' | 'released'>;
}

/**
 * Creates a batch that adds or deletes many rows of one list, a few at a time. It continues when the page is left, and
 * unfinished rows are stored.
 */
export function createBatch<Row>(options: BatchOptions, initial: BatchWork<Row>): BatchStore<Row> {
  const { kind, kept, stops, exclusively, lock, mayRun } = options;
  let batchWork = initial;
  /** Keys of rows that another tab was already processing when they were added here. */
  let joined: ReadonlySet<string> = new Set();
  const work: WorkStore<Row> = createWork<Row>({
    concurrency: limits.batchConcurrency,
    run: (row) => batchWork.run(row),
    textOf: (error) => batchWork.textOf(error),
    onEnd: () => batchWork.onEnd(),
    onElsewhere: async () => {
      work.drop(joined);
      joined = new Set();
      // The other tab may have been closed before the end.
      findLeftover();
    },
    exclusively,
    ...(mayRun && { mayRun }),
  });
  const listeners = createListeners();
  let snapshot: BatchSnapshot<Row> = { jobs: [], leftover: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    timer = undefined;
    snapshot = { jobs: work.snapshot(), leftover: kept.leftover() };
    listeners.tell();
  };
  work.subscribe(() => {
    kept.keep(work.snapshot());
    // While the batch runs, listeners are called a few times a second only, because rendering every step of every row would
    // slow it down. They are called at once when it begins or ends.
    const isUsual = isUnderWay(snapshot.jobs) && isUnderWay(work.snapshot());
    if (isUsual) timer ??= setTimeout(update, limits.batchFollowMs);
    else update();
  });
  stops.subscribe(() => work.stop());
  const findLeftover = (isAtWork = false) => {
    kept.findLeftover(isAtWork);
    update();
  };
  const watch = createLockWatch(options.locks, () => findLeftover(watch.isHeld(lock)));
  kept.subscribe(() => {
    watch.follow(lock);
    update();
  });
  // Rows stored by another tab count as left over only when that tab has released the lock.
  void exclusively(async () => undefined)
    .catch(() => undefined)
    .then(() => findLeftover());
  /** Removes the rows that another tab has taken over. It takes over only rows at which no tab is working. */
  const dropTaken = () => {
    if (isUnderWay(work.snapshot())) return;
    const taken = kept.taken();
    const isAllTaken = notDone(work.snapshot()).every(({ key }) => taken.has(key));
    if (taken.size > 0) work.drop(isAllTaken ? undefined : taken);
  };

  return {
    snapshot: () => snapshot,
    subscribe: listeners.subscribe,
    status() {
      const { jobs } = snapshot;
      const { done, failed, of } = countsOf(jobs);
      return isUnderWay(jobs) ? { kind, done: done + failed, of } : null;
    },
    adopt(next) {
      batchWork = next;
    },
    onStart(rows, texts = []) {
      dropTaken();
      const { waiting, running, stopped } = countsOf(work.snapshot());
      if (waiting + running + stopped === 0) work.drop();
      joined = kept.ofOtherTabs();
      // The list is loaded again only when no job waits or runs any more. Until then, the person cannot see which rows are done.
      const present = keysOf(waiting + running > 0 ? doneOrComing(work.snapshot()) : []);
      const jobs = rows.map((row, index) => ({
        key: texts[index] ?? batchWork.keyOf(row),
        data: row,
      }));
      work.add(jobs.filter(({ key }) => !present.has(key)));
    },
    onStop() {
      work.stop();
      stops.tell();
    },
    onSignedOut: () => work.stop(),
    onResume() {
      dropTaken();
      work.resume();
    },
    onRetryFailed() {
      dropTaken();
      work.retry();
    },
    onDismiss: () => work.drop(),
    onForgetLeftover: kept.forgetLeftover,
  };
}
