import type { Visibility } from './visibility.ts';

/** Whether the machine is on a network at all. */
export interface Connection {
  readonly isOnline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The browser's own word on it: "offline" is certain, "online" only likely. */
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

/** A page that is offline counts as one nobody looks at: what waits for it goes on when it is back. */
export function seenAndOnline(visibility: Visibility, connection: Connection): Visibility {
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

/** Only a page that is offline counts as one nobody looks at: what others wait for goes on in a hidden tab. */
export const onlineOnly = (connection: Connection): Visibility => ({
  isHidden: () => !connection.isOnline(),
  subscribe: connection.subscribe,
});
