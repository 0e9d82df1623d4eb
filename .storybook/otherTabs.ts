import { createApi } from '#api/createApi.ts';
import type { TabChannel } from '#platform/tabChannel.ts';

/** The other tabs of a story: their messages reach the page; the page's messages are recorded. */
export function otherTabs(): TabChannel & {
  readonly send: (message: string) => void;
  readonly received: string[];
} {
  const listeners = new Set<(message: string) => void>();
  const received: string[] = [];
  return {
    received,
    post: (message) => void received.push(message),
    send: (message) => {
      for (const listener of listeners) listener(message);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates the API client of another tab. */
export const apiElsewhere = () => createApi({ host: '' });
