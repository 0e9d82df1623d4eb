import type { Identified } from './collection.ts';
import type { ListState } from './listState.ts';
import { mergeRows } from './mergeRows.ts';

/** Loaded rows with their cache key and the time of their request. */
export interface LoadedRows<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
  readonly requestedAt: number;
}

/** Returns the rows to show: the loaded rows and those added since, without rows that are deleted or being deleted. */
export function shownRows<Row extends Identified>(
  { deleting, deleted, additions }: ListState,
  { key, rows, requestedAt }: LoadedRows<Row>,
): readonly Row[] {
  const all = additions
    .filter((addition) => addition.key === key && addition.at > requestedAt)
    // The key names the list, so its rows have the same type.
    .reduce((present, addition) => mergeRows(present, addition.rows as readonly Row[]), rows);
  const isHidden = ({ id }: Row) =>
    deleting.has(String(id)) || (deleted.get(String(id)) ?? -1) > requestedAt;
  return all.some(isHidden) ? all.filter((row) => !isHidden(row)) : all;
}
