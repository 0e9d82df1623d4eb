import type { Rows } from '../rows/rows.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/**
 * Long-running work. It stores everything in one `together` call on the rows it gets, and returns the result of that call,
 * so that stored work is never repeated.
 */
export type Work<Value> = (rows: Rows) => Promise<Value>;

/** Runs long work, at most once at a time for each key. */
export interface Runs {
  /**
   * Starts the work, or waits for the work that is running under this key. Resolves with its result. `since` is when the
   * request arrived, by `performance.now()`: what ran then is joined too if it has ended meanwhile.
   */
  join<Value>(key: string, work: Work<Value>, since?: number): Promise<Value>;
  /**
   * Waits this long for what runs, whether or not anybody waits for it, then gives up the rest: it is refused, stores nothing,
   * and can be started again at once. Nothing starts afterwards. Returns the keys of what was given up.
   */
  stop(ms: number): Promise<readonly string[]>;
}

/** The refusal of work that a stopping server gives up. */
const givenUp = (): Refusal =>
  new Refusal(503, 'The server is being restarted. Please try again.', [], 'suggestions');

export const wait = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

/** How long the result of ended work is kept for requests that arrived before its end. */
const keptMs = 5_000;

interface Running {
  readonly result: Promise<unknown>;
  readonly giveUp: () => void;
  /** Infinity while it runs. */
  ended: number;
}

/**
 * Joins requests for work that is running in this process, or was when they arrived. `release` lets other processes start
 * what this one gives up.
 */
export function joining(start: Runs['join'], release = async (): Promise<void> => {}): Runs {
  const running = new Map<string, Running>();
  const atWork = () => [...running].filter(([, { ended }]) => ended === Infinity);
  let isStopped = false;
  return {
    async stop(ms) {
      const all = Promise.allSettled(atWork().map(([, { result }]) => result));
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, ms);
      await Promise.race([all, late.promise]);
      clearTimeout(timer);
      isStopped = true;
      const left = atWork();
      if (left.length > 0) await release();
      for (const [, { giveUp }] of left) giveUp();
      return left.map(([key]) => key);
    },
    join<Value>(key: string, work: Work<Value>, since = performance.now()): Promise<Value> {
      for (const [other, { ended }] of running)
        if (ended < performance.now() - keptMs) running.delete(other);
      const joined = running.get(key);
      // The key contains the kind of work, and so determines the type of the result.
      if (joined && joined.ended > since) return joined.result as Promise<Value>;
      if (isStopped) return Promise.reject(givenUp());
      const { promise, resolve, reject } = Promise.withResolvers<Value>();
      const started: Running = {
        result: promise,
        giveUp: () => reject(givenUp()),
        ended: Infinity,
      };
      running.set(key, started);
      const end = () => {
        started.ended = performance.now();
      };
      // The end comes before the result, so that whoever has the result can start again.
      start(key, work, since).finally(end).then(resolve, reject);
      return promise;
    },
  };
}

/** Creates the runs of a single process. `ms` is an artificial delay before the work starts. */
export const createRuns = (rows: Rows, ms: number): Runs =>
  joining((_key, work) => wait(ms).then(() => work(rows)));

/**
 * Generates, which counts for the person who asks, or joins the generation that runs under this key, which costs nothing.
 * A generation that was refused because its own person has had too much refuses nobody who has joined it.
 */
export async function generateOnce<Value>(
  { runs, count, since }: Pick<Context, 'runs' | 'count' | 'since'>,
  key: string,
  work: Work<Value>,
): Promise<Value> {
  let isOwn = false;
  const counted: Work<Value> = async (keep) => {
    isOwn = true;
    await count?.('generations');
    return work(keep);
  };
  for (let arrived = since; ; arrived = undefined) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each turn starts a generation or joins that of somebody else
      return await runs.join(key, counted, arrived);
    } catch (error) {
      if (isOwn || !(error instanceof Refusal) || error.status !== 429) throw error;
    }
  }
}
