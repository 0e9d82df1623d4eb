/** A row that is not as high as the others: opened to its full text, or being edited. */
export interface TallRow {
  readonly index: number;
  readonly height: number;
}

/** The top edges of rows. The cost depends on the number of tall rows, not of all rows. */
export interface RowOffsets {
  readonly total: number;
  /** Top edge of a row; `topOf(count)` is the total. */
  readonly topOf: (index: number) => number;
  /** The row at an offset from the top; the first or last one beyond the ends. */
  readonly indexAt: (top: number) => number;
}

/** Offsets of `count` rows of one height, except for a few tall ones in ascending order. */
export function rowOffsets(
  count: number,
  rowHeight: number,
  tall: readonly TallRow[] = [],
): RowOffsets {
  const topOf = (index: number): number => {
    let top = index * rowHeight;
    for (const row of tall) {
      if (row.index >= index) break;
      top += row.height - rowHeight;
    }
    return top;
  };
  const indexAt = (top: number): number => {
    let extra = 0;
    for (const row of tall) {
      const rowTop = row.index * rowHeight + extra;
      if (top < rowTop) break;
      if (top < rowTop + row.height) return row.index;
      extra += row.height - rowHeight;
    }
    const index = Math.floor((top - extra) / rowHeight);
    return Math.max(0, Math.min(count - 1, index));
  };
  return { total: topOf(count), topOf, indexAt };
}
