import { limits } from '#domain/settings/limits.ts';

/**
 * One click, one request (D22): while something of a name is under way, asking again joins it. What has not come back for
 * so long that the person was let go is joined no more: it may never come back.
 */
export interface SingleFlight {
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

export function createSingleFlight(longestMs: number = limits.stillWorkingMs): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const present = underWay.get(name);
      // The name stands for one kind of work, so what is under way has the same result.
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
