import { plainRow } from '../DataTable/TableRow.tsx';
import { rowsOnScreen } from '../DataTable/rowWindow.ts';
import type { Column, RowActions, RowSource } from '../DataTable/types.ts';
import { appendPlain } from './plainNodes.ts';

/** How many rows a table of the usual height shows. */
export const firstRowCount = rowsOnScreen(528, 44);

/** The first rows of a table, without selection, search or opened rows. */
export interface FirstRows<Row> {
  readonly columns: readonly Column<Row>[];
  /** The rows on screen. */
  readonly source: RowSource<Row>;
  /** How many rows the list has. */
  readonly count: number;
  readonly actionsOf: RowActions<Row>['of'];
  readonly selectLabelOf: (row: Row) => string;
}

/** Fills an empty table with the same markup that React renders. */
export function fillTable<Row>(
  table: Element,
  { columns, source, count, actionsOf, selectLabelOf }: FirstRows<Row>,
): void {
  const { rows, keyOf, markOf } = source;
  const grid = table.querySelector('[role=grid]');
  const body = grid?.querySelector<HTMLElement>('.body');
  if (!grid || !body) return;
  const drawn = rows.map((row, index) =>
    plainRow({
      row,
      rowKey: keyOf(row),
      index,
      columns,
      selectLabel: selectLabelOf(row),
      isSelected: false,
      isHighlighted: false,
      isOpen: false,
      mark: markOf?.(row),
      actionsOf,
      top: undefined,
    }),
  );
  body.replaceChildren();
  appendPlain(drawn, body);
  body.style.height = `calc(${count} * var(--row))`;
  grid.setAttribute('aria-rowcount', String(count + 1));
  grid.removeAttribute('aria-busy');
  grid.querySelector('.head input')?.removeAttribute('disabled');
}
