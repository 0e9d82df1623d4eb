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

interface Extras {
  readonly isSelectable: boolean;
  /** Width of the column of row buttons; 0 when there is none. */
  readonly actionsWidth: number;
}

/** The tracks every row shares, and the width below which the table scrolls sideways. */
export function columnTracks<Row>(
  columns: readonly Column<Row>[],
  extras: Extras,
): { readonly template: string; readonly least: string } {
  const own = columns.map(({ width, grow = width }) =>
    grow === 0 ? rem(width) : `minmax(${rem(width)}, ${grow}fr)`,
  );
  const tracks = [
    ...(extras.isSelectable ? [`${selectWidth}px`] : []),
    ...own,
    ...(extras.actionsWidth > 0 ? [rem(extras.actionsWidth)] : []),
  ];
  const words = columns.reduce((sum, { width }) => sum + width, extras.actionsWidth);
  const boxes = extras.isSelectable ? selectWidth : 0;
  return { template: tracks.join(' '), least: `calc(${rem(words)} + ${boxes}px)` };
}

/** The widths of the columns that stay visible when the table scrolls sideways: the checkboxes, and both with the first column. */
export function stickyEdges<Row>(first: Column<Row> | undefined, isSelectable: boolean) {
  const sticky = `${isSelectable ? selectWidth : 0}px`;
  return { '--sticky': sticky, '--lead': `calc(${sticky} + ${rem(first?.width ?? 0)})` };
}

/**
 * Returns the space for the checkbox and the buttons at the edges of a card. More than two buttons are shown only in an
 * opened card.
 */
export function cardEdges(isSelectable: boolean, actionsWidth: number) {
  const buttons = actionsWidth === 0 ? 12 : Math.min(actionsWidth, 96);
  return { '--boxes': `${isSelectable ? selectWidth : 12}px`, '--buttons': `${buttons}px` };
}
