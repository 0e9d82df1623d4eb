import type { Rows } from '../rows/rows.ts';

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
}

export const wait = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

/** How long the result of ended work is kept for requests that arrived before its end. */
const keptMs = 5_000;

interface Running {
  readonly result: Promise<unknown>;
  /** Infinity while it runs. */
  ended: number;
}

/** Joins requests for work that is running in this process, or was when they arrived. */
export function joining(start: Runs['join']): Runs {
  const running = new Map<string, Running>();
  return {
    join<Value>(key: string, work: Work<Value>, since = performance.now()): Promise<Value> {
      const joined = running.get(key);
      // The key contains the kind of work, and so determines the type of the result.
      if (joined && joined.ended > since) return joined.result as Promise<Value>;
      const result = start(key, work, since).finally(() => {
        started.ended = performance.now();
        const forget = () => running.get(key) === started && running.delete(key);
        setTimeout(forget, keptMs).unref();
      });
      const started: Running = { result, ended: Infinity };
      running.set(key, started);
      return result;
    },
  };
}

/** Creates the runs of a single process. `ms` is an artificial delay before the work starts. */
export const createRuns = (rows: Rows, ms: number): Runs =>
  joining((_key, work) => wait(ms).then(() => work(rows)));
