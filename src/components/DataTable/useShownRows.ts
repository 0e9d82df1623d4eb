import { useEffect, useMemo } from 'react';
import { createRowSearch } from './narrowingSearch.ts';
import { sortRows } from './sortRows.ts';
import type { Column, Sort } from './types.ts';

interface ShownRows<Row> {
  /** All rows, or those that pass a screen's own filters. */
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly query: string;
  /** The fields that are searched. */
  readonly fieldsOf: (row: Row) => readonly string[];
}

/**
 * Rows sorted and searched, for `source.rows`. Sorting comes first, so that each key only has to filter. The one-time work
 * for the search is done while the browser is idle.
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
