import type { ReactNode } from 'react';
import type { Column } from './types.ts';

/** What a row and a row that is being edited share. */
export interface RowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  /** The name of the row's checkbox; null when rows can't be selected. */
  readonly selectLabel: string | null;
  readonly isSelected: boolean;
  /** The row's place in a table that does not render all rows. */
  readonly top: number | undefined;
  readonly measureRow: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** The class of a column's cells in head, body and skeleton alike. */
export function cellClass<Row>(column: Column<Row>, index: number): string {
  const kind = column.align === 'end' ? 'end' : 'text';
  const brief = column.isBrief ? ' brief' : '';
  return index === 0 ? `cell first ${kind}` : `cell ${kind}${brief}`;
}

/** What a cell shows. */
export const cellContent = <Row>(column: Column<Row>, row: Row): ReactNode =>
  column.render ? column.render(row) : column.value(row);

/** The attributes by which the table knows a row, and its place. */
export const rowAttributes = <Row>({ rowKey, index, top }: RowProps<Row>) => ({
  className: 'row',
  'aria-rowindex': index + 2,
  'data-key': rowKey,
  'data-index': top === undefined ? undefined : index,
  style: top === undefined ? undefined : { position: 'absolute' as const, top },
});
