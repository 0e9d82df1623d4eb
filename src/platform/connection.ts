import type { Visibility } from './visibility.ts';

/** Whether the browser is online. */
export interface Connection {
  readonly isOnline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the browser reports: "offline" is certain, "online" only likely. */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  subscribe: (listener) => {
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
    subscribe(listener) {
      const stops = [visibility.subscribe(listener), connection.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Only an offline page counts as hidden: work that other tabs wait for continues in a hidden tab. */
export const onlineOnly = (connection: Connection): Visibility => ({
  isHidden: () => !connection.isOnline(),
  subscribe: connection.subscribe,
});
