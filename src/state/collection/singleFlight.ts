import { limits } from '#domain/settings/limits.ts';

/**
 * Runs one request per click (D22): a call with the name of a running request joins it. After `longestMs` a request is no
 * longer joined, because it may never end and the person can press again by then.
 */
export interface SingleFlight {
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

export function createSingleFlight(longestMs: number = limits.stillWorkingMs): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const present = underWay.get(name);
      // A name is used for one kind of work only, so the running request has the same result type.
      if (present) return present as Promise<Result>;
      const forget = () => {
        if (underWay.get(name) === started) underWay.delete(name);
      };
      const longest = setTimeout(forget, longestMs);
      const started = work().finally(() => {
        clearTimeout(longest);
        forget();
      });
      underWay.set(name, started);
      return started;
    },
  };
}
