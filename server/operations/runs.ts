import type { Rows } from '../rows/rows.ts';

/**
 * Work that takes its time. What it keeps, it keeps in one `together` of the rows it is given, and it answers with
 * what comes of that: an answer that was kept is never made again.
 */
export type Work<Value> = (rows: Rows) => Promise<Value>;

/** Work that takes its time, one piece at a time for each key. */
export interface Runs {
  /** Starts the work, or joins the same work that is under way; either way the answer comes when it is done. */
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

/** For one process. Rows appear at the end, so that a request in between sees the old list. */
export const createRuns = (rows: Rows, ms: number): Runs =>
  joining((_key, work) => wait(ms).then(() => work(rows)));
