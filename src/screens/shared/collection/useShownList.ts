import { useMemo } from 'react';
import type { Column, Sort, Sorting } from '#components/DataTable/types.ts';
import { sortRows } from '#components/DataTable/sortRows.ts';
import { useShownRows } from '#components/DataTable/useShownRows.ts';
import { newFirst, type Identified } from '#domain/lists/collection.ts';
import type { ListView } from '#domain/lists/listView.ts';

interface Inputs<Row, Key extends string, View extends ListView<Key>> {
  readonly rows: readonly Row[];
  readonly columns: readonly (Column<Row> & { readonly key: Key })[];
  /** Ids that the last generation added. They come first until the person sorts. */
  readonly newIds?: ReadonlySet<string>;
  /** The order until the person chooses another. */
  readonly usualSort?: Sort;
  readonly view: View;
  readonly onViewChange: (view: View) => void;
  readonly fieldsOf: (row: Row) => readonly string[];
}

const none: ReadonlySet<string> = new Set();

function usuallySorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = sort && columns.find(({ key }) => key === sort.key);
  return column ? sortRows(rows, column.value, sort.direction) : rows;
}

/** Returns the rows of the current view, sorted and searched, and the sorting for the table that shows them. */
export function useShownList<
  Row extends Identified,
  Key extends string,
  View extends ListView<Key>,
>(inputs: Inputs<Row, Key, View>): { readonly shown: readonly Row[]; readonly sorting: Sorting } {
  const { rows, columns, newIds = none, usualSort, view, onViewChange, fieldsOf } = inputs;
  const usual = useMemo(() => usuallySorted(rows, columns, usualSort), [rows, columns, usualSort]);
  const ordered = useMemo(() => newFirst(usual, newIds), [usual, newIds]);
  const by: Sort | null = view.sort && {
    key: view.sort.column,
    direction: view.sort.isDescending ? 'descending' : 'ascending',
  };
  const shown = useShownRows({ rows: ordered, columns, sort: by, query: view.search, fieldsOf });
  const onChange = ({ key, direction }: Sort) => {
    const column = columns.find((known) => known.key === key)?.key;
    if (column)
      onViewChange({ ...view, sort: { column, isDescending: direction === 'descending' } });
  };
  // While new rows come first, no column is shown as sorted.
  const isUsual = by === null && newIds.size === 0;
  return { shown, sorting: { by: isUsual ? (usualSort ?? null) : by, onChange } };
}
