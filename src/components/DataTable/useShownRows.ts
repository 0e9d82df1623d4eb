import { useEffect, useMemo } from 'react';
import { compareTexts } from '#text/compareTexts.ts';
import { foldText } from '#text/foldText.ts';
import type { CellValue, Column, Sort, SortDirection } from './types.ts';

const isEmpty = (value: CellValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : value == null || Number.isNaN(value);

function compareFilled(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  // Numbers come before texts, if a column contains both.
  if (typeof one === 'number') return -1;
  if (typeof other === 'number') return 1;
  return compareTexts(one ?? '', other ?? '');
}

/**
 * Returns a sorted copy. Equal rows keep their order in both directions, and rows without a value are last in both. Every
 * value is read once, however often it is compared.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => CellValue,
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const filled: { row: Row; value: CellValue }[] = [];
  const empty: Row[] = [];
  for (const row of rows) {
    const value = valueOf(row);
    if (isEmpty(value)) empty.push(row);
    else filled.push({ row, value });
  }
  filled.sort((one, other) => sign * compareFilled(one.value, other.value));
  return [...filled.map(({ row }) => row), ...empty];
}

/**
 * "Contains" over many rows, ignoring case, accents and kinds of spaces. The fields of each row are folded once, when they are
 * first needed, and kept apart by a character that no query contains, so that no match spans two fields.
 */
export function createRowSearch<Row>(
  rows: readonly Row[],
  fieldsOf: (row: Row) => readonly string[],
) {
  let texts: readonly string[] | undefined;
  const folded = () => (texts ??= rows.map((row) => fieldsOf(row).map(foldText).join('\n')));
  return {
    /** Returns the rows whose text contains the query, in their order. */
    find(raw: string): readonly Row[] {
      const query = foldText(raw);
      if (query === '') return rows;
      const all = folded();
      return rows.filter((_row, index) => all[index]?.includes(query));
    },
    /** Folds the fields before the first key is pressed. */
    warm: () => void folded(),
  };
}

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
  return useMemo(() => search.find(query), [search, query]);
}
