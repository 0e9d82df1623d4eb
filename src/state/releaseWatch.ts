import type { Wait } from '#platform/clock.ts';

/** How often to ask the server for its current release. */
const lookEveryMs = 10 * 60_000;

/** What the watch needs from its environment. */
interface ReleaseDependencies {
  readonly own: () => string | undefined;
  readonly current: () => Promise<string | undefined>;
  readonly wait: Wait;
}

/** Reports whether a newer release than this page's is deployed. */
export type ReleaseWatch = ReturnType<typeof createReleaseWatch>;

/** Asks the server at intervals while there are listeners. A failed request is ignored until the next one. */
export function createReleaseWatch({ own, current, wait }: ReleaseDependencies) {
  const listeners = new Set<() => void>();
  let hasNewRelease = false;
  let watching: AbortController | undefined;

  const watch = async (signal: AbortSignal) => {
    const ownRelease = own();
    if (ownRelease === undefined) return;
    while (!hasNewRelease) {
      await wait(lookEveryMs, signal);
      const serverRelease = await current().catch(() => undefined);
      hasNewRelease = serverRelease !== undefined && serverRelease !== ownRelease;
    }
    for (const listener of listeners) listener();
  };

  return {
    getSnapshot: () => hasNewRelease,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (!watching) {
        watching = new AbortController();
        void watch(watching.signal).catch(() => undefined);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        watching?.abort();
        watching = undefined;
      };
    },
  };
}
