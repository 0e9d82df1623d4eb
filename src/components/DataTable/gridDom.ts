import type { CellPosition } from './gridMoves.ts';

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/** The cell an element stands in. */
export function cellOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[role=gridcell], [role=rowheader], [role=columnheader]');
}

export function rowOf(cell: Element): HTMLElement | null {
  return cell.closest<HTMLElement>('[role=row]');
}

/** The position of a cell; rows are known by their ARIA index, for only a few of them exist. */
export function positionOf(cell: Element): CellPosition {
  const row = rowOf(cell);
  return {
    row: Number(row?.getAttribute('aria-rowindex') ?? 1) - 2,
    column: row ? [...row.children].indexOf(cell) : 0,
  };
}

/** The cell at a position, when its row is rendered. */
export function cellAt(grid: Element, position: CellPosition): HTMLElement | undefined {
  const row = grid.querySelector(`[aria-rowindex="${position.row + 2}"]`);
  const cell = row?.children[Math.min(position.column, row.children.length - 1)];
  return cell instanceof HTMLElement ? cell : undefined;
}

/** Everything in a cell a keyboard can work. */
export function controlsIn(cell: Element): readonly HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)];
}

/** What takes the focus: a header's button and a row's checkbox act for their cell, else the cell itself does. */
export function focusTargetOf(cell: HTMLElement): HTMLElement {
  const speaks = cell.matches('[role=columnheader], .select');
  return (speaks ? controlsIn(cell)[0] : undefined) ?? cell;
}

/** True when a cell's text is cut after its second line. */
export function isClamped(cell: Element): boolean {
  const text = cell.classList.contains('marked') ? cell.firstElementChild : cell;
  return text !== null && text.scrollHeight > text.clientHeight + 1;
}
