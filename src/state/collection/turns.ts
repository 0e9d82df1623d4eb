import { limits } from '#domain/settings/limits.ts';

/**
 * Runs work of the same name one after the other. After `longestMs` the next work no longer waits for the running one, which
 * may never end.
 */
export interface Turns {
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

export function createTurns(longestMs: number = limits.stillWorkingMs): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run(name, work) {
      const former = last.get(name);
      const { promise: mine, resolve: end } = Promise.withResolvers<void>();
      last.set(name, mine);
      let longest: ReturnType<typeof setTimeout> | undefined;
      try {
        if (former) await former;
        longest = setTimeout(end, longestMs);
        return await work();
      } finally {
        clearTimeout(longest);
        end();
        if (last.get(name) === mine) last.delete(name);
      }
    },
  };
}
