import { useMemo, useSyncExternalStore } from 'react';
import type { Identified } from '#domain/lists/collection.ts';
import { shownRows } from '#domain/lists/listState.ts';
import { useServices } from '../services.ts';
import { listName } from './createLists.ts';

/** The rows to show of what the cache holds: without those that are deleted or being deleted, with those that arrived since. */
export function useShownRows<Row extends Identified>(
  key: readonly string[] | null,
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const { lists } = useServices();
  const list = key && listName(key);
  const state = useSyncExternalStore(lists.subscribe, () => lists.stateOf(list));
  const askedAt = lists.askedAt(rows);
  const name = key?.join('|');
  return useMemo(
    () => (rows && name !== undefined ? shownRows(state, { key: name, rows, askedAt }) : rows),
    [state, rows, askedAt, name],
  );
}
