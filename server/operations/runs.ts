import type { Rows } from '../rows/rows.ts';

/**
 * Long-running work. It stores everything in one `together` call on the rows it gets, and returns the result of that call,
 * so that stored work is never repeated.
 */
export type Work<Value> = (rows: Rows) => Promise<Value>;

/** Runs long work, at most once at a time for each key. */
export interface Runs {
  /** Starts the work, or waits for the work that is running under this key. Resolves with its result. */
  join<Value>(key: string, work: Work<Value>): Promise<Value>;
}

export const wait = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

/** Joins requests for work that is already running in this process. */
export function joining(start: Runs['join']): Runs {
  const running = new Map<string, Promise<unknown>>();
  return {
    join<Value>(key: string, work: Work<Value>): Promise<Value> {
      const joined = running.get(key);
      // The key contains the kind of work, and so determines the type of the result.
      if (joined) return joined as Promise<Value>;
      const started = start(key, work).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}

/** Creates the runs of a single process. `ms` is an artificial delay before the work starts. */
export const createRuns = (rows: Rows, ms: number): Runs =>
  joining((_key, work) => wait(ms).then(() => work(rows)));
