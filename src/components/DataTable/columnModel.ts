import type { ReactNode } from 'react';
import type { Column } from './types.ts';

/** Width of the checkbox column: a whole touch target. */
const selectWidth = 44;

/** The columns that are not hidden. The first is always shown, because it names the row. */
export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: ReadonlySet<string> | undefined,
): readonly Column<Row>[] {
  if (!hidden || hidden.size === 0) return columns;
  return columns.filter((column, index) => index === 0 || !hidden.has(column.key));
}

/** Widths are given in pixels at the default text size, and grow with it. */
const rem = (pixels: number): string => `${pixels / 16}rem`;

/** The widths of a table, as CSS variables. `actionsWidth` is 0 when its rows have no buttons. */
export function tableWidths<Row>(
  columns: readonly Column<Row>[],
  isSelectable: boolean,
  actionsWidth: number,
) {
  const boxes = `${isSelectable ? selectWidth : 0}px`;
  const tracks = columns.map(({ width, grow = width }) =>
    grow === 0 ? rem(width) : `minmax(${rem(width)}, ${grow}fr)`,
  );
  const words = columns.reduce((sum, { width }) => sum + width, actionsWidth);
  return {
    // The tracks every row shares, and the width below which the table scrolls sideways.
    '--columns': [
      ...(isSelectable ? [boxes] : []),
      ...tracks,
      ...(actionsWidth > 0 ? [rem(actionsWidth)] : []),
    ].join(' '),
    '--least': `calc(${rem(words)} + ${boxes})`,
    // What stays visible when the table scrolls sideways: the checkboxes, and both with the first column.
    '--sticky': boxes,
    '--lead': `calc(${boxes} + ${rem(columns[0]?.width ?? 0)})`,
    // The edges of a card. More than two buttons are shown only in an opened card.
    '--boxes': isSelectable ? boxes : '12px',
    '--buttons': `${actionsWidth === 0 ? 12 : Math.min(actionsWidth, 96)}px`,
  };
}

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
