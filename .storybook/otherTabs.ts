import { createApi } from '#api/createApi.ts';
import type { TabChannel } from '#platform/tabChannel.ts';

/** The other tabs of a story: what they say reaches the page, what the page says is kept to be looked at. */
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

/** The calls somebody makes somewhere else. */
export const apiElsewhere = () => createApi({ host: '' });
