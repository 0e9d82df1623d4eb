import {
  nextJobs,
  nextWork,
  type AddOptions,
  type Job,
  type NewJob,
  type Work,
  type WorkEvent,
} from '#domain/work/work.ts';
import { isUnderWay } from '#domain/work/workProgress.ts';
import { createListeners } from '../listeners.ts';

export interface WorkOptions<Data> {
  readonly concurrency: number;
  readonly run: (data: Data) => Promise<void>;
  /** Returns the text to show for a failed job. */
  readonly textOf: (error: unknown) => string;
  /** Called before a job starts. A job that is not needed any more counts as done. */
  readonly isNeeded?: (data: Data) => boolean;
  /** Called before anything starts. Returns false when another person has signed in. */
  readonly mayRun?: () => boolean;
  /**
   * Lets one tab at a time work: runs `drive` while this tab holds the lock, or resolves to 'elsewhere' when another tab held it
   * and has released it.
   */
  readonly exclusively?: (drive: () => Promise<void>) => Promise<'here' | 'elsewhere'>;
  /** Called when another tab has done the same work. Drops the jobs that are done. */
  readonly onElsewhere?: () => Promise<void>;
  /** Called when no job waits or runs any more, also after Stop. */
  readonly onEnd?: () => void;
}

export interface WorkStore<Data> {
  readonly snapshot: () => Work<Data>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (jobs: readonly NewJob<Data>[], options?: AddOptions) => void;
  readonly stop: (keys?: ReadonlySet<string>) => void;
  readonly resume: () => void;
  readonly retry: (keys?: ReadonlySet<string>) => void;
  readonly drop: (keys?: ReadonlySet<string>) => void;
}

/** Creates a queue that runs jobs in order, a few at a time and each once. The reducer `nextWork` makes all decisions. */
export function createWork<Data>(options: WorkOptions<Data>): WorkStore<Data> {
  const { exclusively, mayRun } = options;
  const listeners = createListeners();
  let work: Work<Data> = [];
  /** True while this tab may start jobs. */
  let isTurn = exclusively === undefined;
  let isAskingForTurn = false;
  let endTurn: (() => void) | undefined;

  /** Applies an event, starts the jobs that can start, and calls the listeners. */
  const send = (event?: WorkEvent<Data>) => {
    const wasUnderWay = isUnderWay(work);
    if (event) work = nextWork(work, event);
    if (mayRun?.() === false) work = nextWork(work, { type: 'stop' });
    if (isTurn) startJobs();
    else if (isUnderWay(work)) void takeTurn();
    if (!isUnderWay(work)) endTurn?.();
    listeners.tell();
    if (wasUnderWay && !isUnderWay(work)) options.onEnd?.();
  };

  const startJobs = () => {
    for (let next = nextJobs(work, options.concurrency); next.length > 0;) {
      for (const job of next) {
        const isNeeded = options.isNeeded?.(job.data) !== false;
        work = nextWork(work, { type: isNeeded ? 'start' : 'done', key: job.key });
        if (isNeeded) void run(job);
      }
      next = nextJobs(work, options.concurrency);
    }
  };

  const run = async ({ key, data }: Job<Data>) => {
    try {
      await options.run(data);
    } catch (error) {
      return send({ type: 'fail', key, message: options.textOf(error) });
    }
    send({ type: 'done', key });
  };

  /** Waits for this tab's turn, and keeps it until no job waits or runs. */
  const takeTurn = async () => {
    if (!exclusively || isAskingForTurn) return;
    isAskingForTurn = true;
    const drive = () =>
      new Promise<void>((resolve) => {
        endTurn = () => {
          isTurn = false;
          endTurn = undefined;
          resolve();
        };
        isTurn = true;
        send();
      });
    // When locks fail, the work runs without them.
    const where = await exclusively(drive).catch(drive);
    if (where === 'elsewhere') await options.onElsewhere?.();
    isAskingForTurn = false;
    send();
  };

  return {
    snapshot: () => work,
    subscribe: listeners.subscribe,
    add: (jobs, options) => send({ type: 'add', jobs, ...options }),
    stop: (keys) => send({ type: 'stop', ...(keys && { keys }) }),
    resume: () => send({ type: 'resume' }),
    retry: (keys) => send({ type: 'retry', ...(keys && { keys }) }),
    drop: (keys) => send({ type: 'drop', ...(keys && { keys }) }),
  };
}
