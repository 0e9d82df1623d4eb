import { createApi } from '#api/createApi.ts';
import type { TabChannel } from '#platform/tabChannel.ts';

/** The other tabs of a story: their messages reach the page; the page's messages are recorded. */
export function otherTabs(): TabChannel & {
  readonly say: (word: string) => void;
  readonly heard: string[];
} {
  const listeners = new Set<(word: string) => void>();
  const heard: string[] = [];
  return {
    heard,
    post: (word) => void heard.push(word),
    say: (word) => {
      for (const listener of listeners) listener(word);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates the API client of another tab. */
export const apiElsewhere = () => createApi({ host: '' });
