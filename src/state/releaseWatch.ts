import type { Wait } from './poll.ts';

/** How often the server is asked which release it hands out. */
const lookEveryMs = 10 * 60_000;

/** What the watch stands on. */
export interface ReleaseEdge {
  readonly own: () => string | undefined;
  readonly current: () => Promise<string | undefined>;
  readonly wait: Wait;
}

/** Knows when a newer release than this page's is out; it announces, and forces nothing. */
export interface ReleaseWatch {
  readonly getSnapshot: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Looks from time to time for as long as somebody listens; a look that fails is simply the next one's business. */
export function createReleaseWatch({ own, current, wait }: ReleaseEdge): ReleaseWatch {
  const listeners = new Set<() => void>();
  let isOld = false;
  let looking: AbortController | undefined;

  const look = async (signal: AbortSignal) => {
    const mine = own();
    if (mine === undefined) return;
    while (!isOld) {
      // oxlint-disable-next-line no-await-in-loop -- a look follows the former one
      await wait(lookEveryMs, signal);
      // oxlint-disable-next-line no-await-in-loop -- and its answer is waited for
      const theirs = await current().catch(() => undefined);
      isOld = theirs !== undefined && theirs !== mine;
    }
    for (const listener of listeners) listener();
  };

  return {
    getSnapshot: () => isOld,
    subscribe(listener) {
      listeners.add(listener);
      if (!looking) {
        looking = new AbortController();
        void look(looking.signal).catch(() => undefined);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        looking?.abort();
        looking = undefined;
      };
    },
  };
}
