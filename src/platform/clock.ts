/** The time and timers; tests pass their own. */
export type Clock = typeof systemClock;

/** Waits, and rejects with the signal's reason when it aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** The browser's own clock. */
export const systemClock = {
  now: (): number => Date.now(),
  /** Resolves after this time; rejects with the signal's reason when it aborts. */
  wait: (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason instanceof Error ? signal.reason : new Error('stopped waiting'));
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    }),
};
