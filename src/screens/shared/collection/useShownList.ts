import { useMemo } from 'react';
import type { Column, Sort, Sorting } from '#components/DataTable/types.ts';
import { useShownRows } from '#components/DataTable/useShownRows.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { ListView } from '#domain/lists/listView.ts';

interface Inputs<Row, Key extends string, View extends ListView<Key>> {
  readonly rows: readonly Row[];
  readonly columns: readonly (Column<Row> & { readonly key: Key })[];
  /** What the last generation brought: it stands first until the person sorts. */
  readonly newIds?: ReadonlySet<string>;
  readonly view: View;
  readonly onViewChange: (view: View) => void;
  readonly fieldsOf: (row: Row) => readonly string[];
}

const none: ReadonlySet<string> = new Set();

/** What the last generation brought stands first until the person sorts. */
function newestFirst<Row extends Identified>(
  rows: readonly Row[],
  newIds: ReadonlySet<string>,
): readonly Row[] {
  if (newIds.size === 0) return rows;
  const isNew = (row: Row) => newIds.has(String(row.id));
  return [...rows.filter(isNew), ...rows.filter((row) => !isNew(row))];
}

/** The rows as the view asks for them, sorted and searched, and the sorting of the table that shows them. */
export function useShownList<
  Row extends Identified,
  Key extends string,
  View extends ListView<Key>,
>(inputs: Inputs<Row, Key, View>): { readonly shown: readonly Row[]; readonly sorting: Sorting } {
  const { rows, columns, newIds = none, view, onViewChange, fieldsOf } = inputs;
  const ordered = useMemo(() => newestFirst(rows, newIds), [rows, newIds]);
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
  return { shown, sorting: { by, onChange } };
}
