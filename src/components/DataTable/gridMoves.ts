/** A position in the grid; row -1 is the header. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridShape {
  readonly rows: number;
  readonly columns: number;
  /** How many rows PageUp and PageDown move by. */
  readonly page: number;
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The position a key moves to; null for a key that the grid does not handle (WAI-ARIA authoring practices, data grid). */
export function gridMove(
  position: CellPosition,
  key: string,
  hasControl: boolean,
  shape: GridShape,
): CellPosition | null {
  // With Control or Meta, the other keys are the browser's: Meta and Left is Back on a Mac.
  if (hasControl && key !== 'Home' && key !== 'End') return null;
  const { row, column } = position;
  const last = { row: shape.rows - 1, column: shape.columns - 1 };
  const rowAt = (next: number) => ({ row: within(next, -1, last.row), column });
  const columnAt = (next: number) => ({ row, column: within(next, 0, last.column) });
  switch (key) {
    case 'ArrowDown':
      return rowAt(row + 1);
    case 'ArrowUp':
      return rowAt(row - 1);
    case 'ArrowRight':
      return columnAt(column + 1);
    case 'ArrowLeft':
      return columnAt(column - 1);
    case 'PageDown':
      return rowAt(row + shape.page);
    case 'PageUp':
      // A page up ends at the first row of data: the header is one more step.
      return rowAt(row <= 0 ? -1 : Math.max(0, row - shape.page));
    case 'Home':
      return hasControl ? { row: Math.min(0, last.row), column: 0 } : columnAt(0);
    case 'End':
      return hasControl ? last : columnAt(last.column);
    default:
      return null;
  }
}
