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
import { earlyRowsOf, takeEarlyRequest } from './earlyLists.ts';

const isListKey = (key: Key): key is readonly string[] =>
  Array.isArray(key) && key.every((part) => typeof part === 'string');

/** Writes the rows of an early list to the cache, before anything subscribes to the key. False when there are none. */
function putIntoCache(cache: Cache, key: readonly string[]): boolean {
  const rows = earlyRowsOf(key);
  if (!rows) return false;
  cache.set(unstable_serialize(key), { data: rows, isValidating: false, isLoading: false });
  return true;
}

/**
 * SWR middleware for lists that were requested before their page was rendered. Rows that have arrived are in the cache at
 * the first render and are not requested again; a request that is still under way is awaited instead of repeated.
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
      fetcher && ((...asked) => (list && takeEarlyRequest<Data>(list)) ?? fetcher(...asked));
    const settings = isEarly ? { ...config, revalidateOnMount: false } : config;
    return useSWRNext<Data, Failure>(key, load, settings);
  };
