import { useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { rowsAtHand } from './earlyLists.ts';

/**
 * Hands the rows of a list over to the cache that were asked for early and came before the list was first drawn. True for as
 * long as it is that list: nothing could be fresher, so nothing has to be asked.
 */
export function useRowsAtHand(key: readonly string[] | null): boolean {
  const { cache } = useSWRConfig();
  const name = key?.join('|');
  const [fresh] = useState(() => {
    const rows = key && rowsAtHand(key);
    if (!rows) return undefined;
    // Before anybody listens to the cache, and the same however often it is done.
    cache.set(unstable_serialize(key), { data: rows, isValidating: false, isLoading: false });
    return name;
  });
  return fresh !== undefined && fresh === name;
}
