import { useEffect, useMemo } from 'react';
import { createRowSearch } from './narrowingSearch.ts';
import { sortRows } from './sortRows.ts';
import type { Column, Sort } from './types.ts';

interface ShownRows<Row> {
  /** All rows, or those a screen's own filters let pass. */
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly query: string;
  /** What the search looks into. */
  readonly fieldsOf: (row: Row) => readonly string[];
}

/**
 * Rows sorted and searched, ready for `source.rows`. Sorting comes first, so that a key only narrows; the one-time
 * work for the search is done while the browser has nothing else to do.
 */
export function useShownRows<Row>({
  rows,
  columns,
  sort,
  query,
  fieldsOf,
}: ShownRows<Row>): readonly Row[] {
  const column = sort ? columns.find(({ key }) => key === sort.key) : undefined;
  const direction = sort?.direction ?? 'ascending';
  const valueOf = column?.value;
  const sorted = useMemo(
    () => (valueOf ? sortRows(rows, valueOf, direction) : rows),
    [rows, valueOf, direction],
  );
  const search = useMemo(() => createRowSearch(sorted, fieldsOf), [sorted, fieldsOf]);
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined;
    const idle = requestIdleCallback(search.warm);
    return () => cancelIdleCallback(idle);
  }, [search]);
  return search.find(query);
}
