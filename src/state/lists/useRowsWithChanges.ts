import { useMemo, useSyncExternalStore } from 'react';
import type { Identified } from '#domain/lists/collection.ts';
import { shownRows } from '#domain/lists/shownRows.ts';
import { useServices } from '../services.ts';
import { listName } from './listKey.ts';

/** Returns the rows to show: the cached ones, without deleted rows and with rows that were added since the load. */
export function useRowsWithChanges<Row extends Identified>(
  key: readonly string[] | null,
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const { lists } = useServices();
  const list = key && listName(key);
  const state = useSyncExternalStore(lists.subscribe, () => lists.stateOf(list));
  const requestedAt = lists.requestedAt(rows);
  const name = key?.join('|');
  return useMemo(
    () => (rows && name !== undefined ? shownRows(state, { key: name, rows, requestedAt }) : rows),
    [state, rows, requestedAt, name],
  );
}
