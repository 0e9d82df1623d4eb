import { useState } from 'react';
import {
  unstable_serialize,
  useSWRConfig,
  type BareFetcher,
  type Cache,
  type Key,
  type Middleware,
  type SWRConfiguration,
} from 'swr';
import { rowsAtHand, takeEarly } from './earlyLists.ts';

const isListKey = (key: Key): key is readonly string[] =>
  Array.isArray(key) && key.every((part) => typeof part === 'string');

/** Puts rows that came before their page into the cache, before anybody listens to it. False where there are none. */
function putIntoCache(cache: Cache, key: readonly string[]): boolean {
  const rows = rowsAtHand(key);
  if (!rows) return false;
  cache.set(unstable_serialize(key), { data: rows, isValidating: false, isLoading: false });
  return true;
}

/**
 * Has a list that was asked for early in the cache when it is first looked up, and asks for nothing then, as nothing could be
 * fresher. A list that is still on its way is waited for instead of asked for again.
 */
export const earlyListsInCache: Middleware = (useSWRNext) =>
  function useEarlyList<Data, Failure>(
    key: Key,
    fetcher: BareFetcher<Data> | null,
    config: SWRConfiguration<Data, Failure>,
  ) {
    const { cache } = useSWRConfig();
    const list = isListKey(key) ? key : undefined;
    const name = list?.join('|');
    const [early] = useState(() => (list && putIntoCache(cache, list) ? name : undefined));
    const isEarly = early !== undefined && early === name;
    const load: BareFetcher<Data> | null =
      fetcher && ((...asked) => (list && takeEarly<Data>(list)) ?? fetcher(...asked));
    const settings = isEarly ? { ...config, revalidateOnMount: false } : config;
    return useSWRNext<Data, Failure>(key, load, settings);
  };
