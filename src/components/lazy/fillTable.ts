import { plainRow } from '../DataTable/TableRow.tsx';
import { rowsOnScreen } from '../DataTable/rowWindow.ts';
import type { Column, RowActions, RowSource } from '../DataTable/types.ts';
import { appendPlain } from './plainNodes.ts';

/** As many rows as a table shows at most, where nothing is larger than usual. */
export const firstRowCount = rowsOnScreen(528, 44);

/** What a table shows at first: nothing is selected, searched or opened yet. */
export interface FirstRows<Row> {
  readonly columns: readonly Column<Row>[];
  /** The rows that are in sight. */
  readonly source: RowSource<Row>;
  /** How many there are. */
  readonly count: number;
  readonly actionsOf: RowActions<Row>['of'];
  readonly selectLabelOf: (row: Row) => string;
}

/** Puts the first rows into a table that was drawn without any, the same that React will draw. */
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
