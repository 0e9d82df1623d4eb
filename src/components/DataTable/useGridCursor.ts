import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { cellAt, cellOf, controlsIn, focusTargetOf, positionOf } from './gridDom.ts';
import type { CellPosition } from './gridMoves.ts';

interface GridCursorOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rowCount: number;
  /** Renders a row and scrolls to it. During a render, the row is rendered only after it. */
  readonly reveal: (index: number, isRendering: boolean) => void;
  readonly keyAt: (index: number) => string | undefined;
  readonly indexOf: (key: string) => number;
}

/**
 * The one cell of the grid that Tab reaches. It is stored in the DOM instead of React state, so that arrow keys render
 * nothing. It is set again after every render, so that it survives recycled, sorted and deleted rows.
 */
export function useGridCursor(options: GridCursorOptions) {
  const { grid: gridRef, rowCount, reveal, keyAt, indexOf } = options;
  const position = useRef<CellPosition>({ row: 0, column: 0 });
  /** The key of the focused row: when rows change their position, the focus stays with its row. */
  const heldKey = useRef<string | undefined>(undefined);
  const stop = useRef<HTMLElement>(undefined);
  /** A position to focus whose row is rendered only after the present render. */
  const unfinished = useRef<CellPosition>(undefined);

  const mark = (wanted: HTMLElement) => {
    // The inputs of an edited row are Tab stops themselves: the other rows are reached from the header.
    const header = isEdited(wanted) && gridRef.current ? firstCell(gridRef.current) : undefined;
    const target = header ? focusTargetOf(header) : wanted;
    if (stop.current === target && target.tabIndex === 0) return;
    if (stop.current) stop.current.tabIndex = -1;
    stop.current = target;
    target.tabIndex = 0;
  };

  const focusAt = (next: CellPosition, isRendering = false) => {
    if (next.row >= 0) reveal(next.row, isRendering);
    const cell = gridRef.current ? cellAt(gridRef.current, next) : undefined;
    unfinished.current = cell ? undefined : next;
    if (!cell) return;
    position.current = next;
    const target = focusTargetOf(cell);
    mark(target);
    target.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    const held = heldKey.current;
    if (held !== undefined && keyAt(position.current.row) !== held) {
      const row = indexOf(held);
      // The row that follows a deleted row takes its focus.
      position.current = { ...position.current, row: row < 0 ? position.current.row : row };
      heldKey.current = keyAt(Math.min(position.current.row, rowCount - 1));
      // A focused input keeps the focus when its row changes its position.
      if (row >= 0 && !isEdited(document.activeElement)) focusAt(position.current, true);
    } else if (unfinished.current) {
      const next = unfinished.current;
      unfinished.current = undefined;
      if (held !== undefined && keyAt(next.row) === held) focusAt(next, true);
    }
    // While there are no rows the header is the Tab stop, and afterwards the first row.
    const last = Math.max(0, rowCount - 1);
    position.current = { ...position.current, row: Math.min(position.current.row, last) };
    const wasLost = held !== undefined && document.activeElement === document.body;
    if (wasLost)
      focusAt(rowCount === 0 ? { ...position.current, row: -1 } : position.current, true);
    const own = cellAt(grid, position.current);
    if (own && held === undefined) position.current = positionOf(own);
    const cell = own ?? firstCell(grid);
    if (cell) mark(focusTargetOf(cell));
    // Controls that cells render are reached with Enter, not with Tab.
    for (const control of grid.querySelectorAll<HTMLElement>(tabbable)) control.tabIndex = -1;
  });

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (!cell || !gridRef.current?.contains(cell)) return;
    position.current = positionOf(cell);
    heldKey.current = position.current.row < 0 ? undefined : keyAt(position.current.row);
    mark(focusTargetOf(cell));
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // An element that was removed from the page may also fire blur: its row still counts as focused.
    if (event.target.isConnected) heldKey.current = undefined;
  };

  return { focusAt, onFocus, onBlur, position };
}

const tabbable =
  '.body > .row:not([data-editing]) :is(a[href], button, input, select, textarea):not([tabindex])';

const isEdited = (element: Element | null) => element?.closest('[data-editing]') != null;

function firstCell(grid: HTMLElement): HTMLElement | undefined {
  const cell = grid.querySelector('.body > [aria-rowindex] > *, .head > .row > *');
  return cell instanceof HTMLElement ? cell : undefined;
}

/** The first control of a cell, entered with Enter or F2. */
export function enterCell(cell: HTMLElement): boolean {
  const [control] = controlsIn(cell);
  control?.focus();
  return control !== undefined;
}
