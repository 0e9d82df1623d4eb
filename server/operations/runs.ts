/** Work that takes its time, one piece at a time for each key. */
export interface Runs {
  /** Starts the work, or joins the same work that is under way; either way the answer comes when it is done. */
  join<Value>(key: string, work: () => Promise<Value>): Promise<Value>;
}

const wait = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

/** For one process. The rows appear at the end, so that whoever asks in between sees the list as it was. */
export function createRuns(ms: number): Runs {
  const running = new Map<string, Promise<unknown>>();
  return {
    join<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
      const joined = running.get(key);
      // The key names the kind of work, and with it what comes of it.
      if (joined) return joined as Promise<Value>;
      const started = wait(ms)
        .then(work)
        .finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}
