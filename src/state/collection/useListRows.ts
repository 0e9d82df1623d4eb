import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { rowsWithoutConfirmed } from '#domain/evidence/claims.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { listKey, listName } from '../lists/listKey.ts';
import { useListReload } from '../lists/useListReload.ts';
import { useRowsWithChanges } from '../lists/useRowsWithChanges.ts';
import { useServices } from '../services.ts';
import { loadWithRetries } from './loadWithRetries.ts';
import type { CollectionCalls, ListConfig } from './resource.ts';

/** Loads the rows of a list into the cache, and reloads them when something has changed the list. */
export function useListRows<Item extends Identified, Draft>(
  rules: ListConfig<Item, Draft>,
  calls: CollectionCalls<Item, Draft> | null,
) {
  const { wait, lists, confirmations } = useServices();
  const key = useMemo(
    () => calls && listKey(rules.name, calls.scope, calls.part),
    [rules.name, calls],
  );
  const { data, error, isValidating, mutate } = useSWR<readonly Item[], unknown>(
    key,
    () => (calls && key ? lists.load(key, () => loadWithRetries(() => calls.list(), wait)) : []),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: true,
      shouldRetryOnError: false,
    },
  );
  const loaded = useRowsWithChanges(key, data);
  const confirmed = useSyncExternalStore(confirmations.subscribe, confirmations.snapshot);
  const shown = useMemo(
    () => (loaded && key ? rowsWithoutConfirmed(listName(key), loaded, confirmed) : loaded),
    [loaded, key, confirmed],
  );
  const latest = useRef<readonly Item[]>([]);
  useEffect(() => {
    latest.current = shown ?? [];
  }, [shown]);
  const items = useCallback(() => latest.current, []);

  /**
   * Reloads the list, and rejects when that fails. The cache keeps the old rows after a failed load, so the result is read
   * from `lists`.
   */
  const reload = async (): Promise<void> => {
    await mutate();
    const last = key && lists.lastLoad(key);
    if (last?.rows === null) throw last.error;
  };
  useListReload(key, reload);

  /**
   * Sends one request without retries and caches its rows. While another load, which brings newer rows, is running, it returns
   * none, so that polling goes on if that load fails.
   */
  const poll = async (signal: AbortSignal): Promise<readonly Item[]> => {
    if (!calls || !key) return [];
    const rows = await lists.load(key, () => calls.list(signal));
    if (rows.length === 0 || lists.stateOf(listName(key)).loads > 0) return [];
    await mutate(rows, { revalidate: false });
    return rows;
  };

  return { key, data, shown, error, isValidating, items, reload, poll };
}
