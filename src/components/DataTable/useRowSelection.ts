import { useMemo, useRef } from 'react';
import { shownSelection, toggleRange, toggleShown } from './selection.ts';
import type { RowSource, Selection } from './types.ts';

const nothing: ReadonlySet<string> = new Set();

/** The checkboxes of a table: single rows, ranges with Shift, and all rows shown. */
export function useRowSelection<Row>(
  { rows, keyOf }: RowSource<Row>,
  selection: Selection | undefined,
) {
  const last = useRef<string | null>(null);
  const keys = selection?.keys ?? nothing;
  const shown = useMemo(() => shownSelection(rows, keyOf, keys), [rows, keyOf, keys]);

  const toggleRow = (index: number, isRange: boolean) => {
    const row = rows[index];
    if (row === undefined) return;
    const key = keyOf(row);
    selection?.onChange(toggleRange(rows, keyOf, keys, isRange ? last.current : null, key));
    last.current = key;
  };
  const toggleAll = () => selection?.onChange(toggleShown(rows, keyOf, keys));

  return { shown, toggleRow, toggleAll };
}
