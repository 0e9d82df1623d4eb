import { useMemo, useRef } from 'react';
import type { RowSource, Selection } from './types.ts';

/** Returns how many of the rows shown are selected, and the number of selected rows that are not shown. */
export function shownSelection<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  selected: ReadonlySet<string>,
) {
  if (selected.size === 0) return { box: 'none', hidden: 0 } as const;
  let shown = 0;
  for (const row of rows) if (selected.has(keyOf(row))) shown += 1;
  const box = shown === 0 ? 'none' : shown === rows.length ? 'all' : 'some';
  return { box, hidden: selected.size - shown } as const;
}

/** Returns the selection with some keys added or removed. */
export function withKeys(
  selected: ReadonlySet<string>,
  keys: Iterable<string>,
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Shift: all rows from the one toggled before to this one get this one's new state. */
export function toggleRange<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  selected: ReadonlySet<string>,
  from: string | null,
  to: string,
): ReadonlySet<string> {
  const isOn = !selected.has(to);
  const start = from === null ? -1 : rows.findIndex((row) => keyOf(row) === from);
  const end = rows.findIndex((row) => keyOf(row) === to);
  if (start < 0 || end < 0) return withKeys(selected, [to], isOn);
  const range = rows.slice(Math.min(start, end), Math.max(start, end) + 1);
  return withKeys(selected, range.map(keyOf), isOn);
}

const nothing: ReadonlySet<string> = new Set();

/** The checkboxes of a table: single rows, ranges with Shift, and all rows shown. */
export function useRowSelection<Row>(
  { rows, keyOf }: RowSource<Row>,
  selection: Selection | undefined,
) {
  const last = useRef<string | null>(null);
  const keys = selection?.keys ?? nothing;
  const shown = useMemo(() => shownSelection(rows, keyOf, keys), [rows, keyOf, keys]);

  const toggleRow = (key: string, isRange: boolean) => {
    selection?.onChange(toggleRange(rows, keyOf, keys, isRange ? last.current : null, key));
    last.current = key;
  };
  /** Selects all rows shown or, when all of them are selected, deselects them. Hidden rows are unchanged. */
  const toggleAll = () => selection?.onChange(withKeys(keys, rows.map(keyOf), shown.box !== 'all'));

  return { shown, toggleRow, toggleAll };
}
