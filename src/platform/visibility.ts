import { subscribeToBoth } from './listeners.ts';
import type { Clock, Wait } from './clock.ts';

/** Whether the tab is visible. */
export type Visibility = typeof pageVisibility;

/** The visibility that the browser reports. */
export const pageVisibility = {
  isHidden: (): boolean => document.visibilityState === 'hidden',
  subscribe: (listener: () => void): (() => void) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Whether the browser is online. */
export type Connection = typeof browserConnection;

/** What the browser reports: "offline" is certain, "online" only likely. */
export const browserConnection = {
  isOnline: (): boolean => navigator.onLine,
  subscribe: (listener: () => void): (() => void) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** An offline page counts as hidden: what waits continues when it is online again. */
export function visibleAndOnline(visibility: Visibility, connection: Connection): Visibility {
  return {
    isHidden: () => visibility.isHidden() || !connection.isOnline(),
    subscribe: subscribeToBoth(visibility.subscribe, connection.subscribe),
  };
}

/** Only an offline page counts as hidden: work that other tabs wait for continues in a hidden tab. */
export const onlineOnly = (connection: Connection): Visibility => ({
  isHidden: () => !connection.isOnline(),
  subscribe: connection.subscribe,
});

/** Resolves once the tab is visible; rejects when the signal is aborted. */
function untilVisible(visibility: Visibility, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (signal.aborted)
        reject(signal.reason instanceof Error ? signal.reason : new Error('left'));
      else if (!visibility.isHidden()) resolve();
      else return;
      stop();
      signal.removeEventListener('abort', settle);
    };
    const stop = visibility.subscribe(settle);
    signal.addEventListener('abort', settle);
    settle();
  });
}

/** A wait that ends only while the tab is visible, so that polling pauses in a hidden tab (D20). */
export const waitWhileVisible =
  (clock: Clock, visibility: Visibility): Wait =>
  async (ms, signal) => {
    await clock.wait(ms, signal);
    await untilVisible(visibility, signal);
  };
