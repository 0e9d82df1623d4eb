import { useMemo, useState } from 'react';
import type { Identified } from '#domain/lists/collection.ts';
import type { SelectionHandle } from '#domain/lists/selection.ts';

const none: ReadonlySet<string> = new Set();

/** Returns the rows with these keys: first those that the table shows, in its order, then the others. */
export function useRowsOf<Row extends Identified>(
  rows: readonly Row[],
  shown: readonly Row[],
  keys: ReadonlySet<string>,
): readonly Row[] {
  return useMemo(() => {
    if (keys.size === 0) return [];
    return [...new Set([...shown, ...rows])].filter((row) => keys.has(String(row.id)));
  }, [rows, shown, keys]);
}

/**
 * A selection that lives as long as the page. Rows that vanish from the list are deselected, also when somebody else deleted
 * them.
 */
export function useChosenRows<Row extends Identified>(
  rows: readonly Row[],
  shown: readonly Row[],
): { readonly chosen: readonly Row[]; readonly selection: SelectionHandle } {
  const [keys, onChange] = useState(none);
  const chosen = useRowsOf(rows, shown, keys);
  const selection = useMemo(
    () => ({ keys: new Set(chosen.map((row) => String(row.id))), onChange }),
    [chosen],
  );
  return { chosen, selection };
}
