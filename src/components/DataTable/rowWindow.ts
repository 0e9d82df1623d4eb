/** The number of rows rendered beyond both edges, so that the next step of a mouse wheel shows painted rows. */
const overscan = 2;
/** The window moves in steps: most scroll events fall within one and render nothing. */
export const windowStep = 6;

/** Returns the number of rows that can be on screen at once, including two that are partly visible. */
export function rowsOnScreen(viewHeight: number, rowHeight: number): number {
  return Math.ceil(viewHeight / rowHeight) + 1;
}

/** Returns the number of rows to render: enough for every scroll position within a step. */
export function windowSize(viewHeight: number, rowHeight: number): number {
  return rowsOnScreen(viewHeight, rowHeight) + 2 * overscan + windowStep - 1;
}

/** The step that contains the topmost row on screen. */
export function windowFirst(firstVisible: number): number {
  return Math.floor(Math.max(0, firstVisible - overscan) / windowStep) * windowStep;
}

/** The first row to render: that of the step, or an earlier one near the end of the rows. */
export function windowStart(first: number, size: number, count: number): number {
  return Math.max(0, Math.min(first, count - size));
}

/** Returns the indexes to render in ascending order: the window, and rows outside of it that must stay rendered. */
export function windowRows(
  start: number,
  size: number,
  count: number,
  kept: readonly number[],
): readonly number[] {
  const end = Math.min(count, start + size);
  const before = kept.filter((index) => index >= 0 && index < start);
  const after = kept.filter((index) => index >= end && index < count);
  const inside = Array.from({ length: Math.max(0, end - start) }, (_, step) => start + step);
  return [...new Set([...before.sort(rising), ...inside, ...after.sort(rising)])];
}

const rising = (one: number, other: number): number => one - other;
