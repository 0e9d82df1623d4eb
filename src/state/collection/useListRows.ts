import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { rowsWithoutConfirmed } from '#domain/evidence/claims.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { listKey, listName } from '../lists/createLists.ts';
import { useListReload } from '../lists/useListReload.ts';
import { useShownRows } from '../lists/useShownRows.ts';
import { useServices } from '../services.ts';
import { loadPatiently } from './loadPatiently.ts';
import type { CollectionCalls, CollectionRules } from './resource.ts';

/** The rows of a list: loaded, kept in the cache, and loaded again when something has changed them. */
export function useListRows<Item extends Identified, Draft>(
  rules: CollectionRules<Item, Draft>,
  calls: CollectionCalls<Item, Draft> | null,
) {
  const { wait, lists, confirmations } = useServices();
  const key = useMemo(
    () => calls && listKey(rules.name, calls.scope, calls.part),
    [rules.name, calls],
  );
  const { data, error, isValidating, mutate } = useSWR<readonly Item[], unknown>(
    key,
    () => (calls && key ? lists.load(key, () => loadPatiently(() => calls.list(), wait)) : []),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: true,
      shouldRetryOnError: false,
    },
  );
  const loaded = useShownRows(key, data);
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

  /** The cache keeps the old rows when a load fails, so the load itself is asked how it ended. */
  const reload = async (): Promise<void> => {
    await mutate();
    const last = key && lists.lastLoad(key);
    if (last?.rows === null) throw last.error;
  };
  useListReload(key, reload, rules.isEmptiedByFailure);

  /** One request, without the patience of a load. Rows that come are kept, unless a load under way brings newer ones. */
  const poll = async (signal: AbortSignal): Promise<readonly Item[]> => {
    if (!calls || !key) return [];
    const rows = await lists.load(key, () => calls.list(signal));
    if (rows.length > 0 && lists.stateOf(listName(key)).loads === 0)
      await mutate(rows, { revalidate: false });
    return rows;
  };

  return { key, data, shown, error, isValidating, items, reload, poll };
}
