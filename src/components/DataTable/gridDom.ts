import type { CellPosition } from './gridMoves.ts';

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/** The cell that contains an element. */
export function cellOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[role=gridcell], [role=rowheader], [role=columnheader]');
}

export function rowOf(cell: Element): HTMLElement | null {
  return cell.closest<HTMLElement>('[role=row]');
}

/** The position of a cell. Rows are identified by their ARIA index, because only a few of them are rendered. */
export function positionOf(cell: Element): CellPosition {
  const row = rowOf(cell);
  return {
    row: Number(row?.getAttribute('aria-rowindex') ?? 1) - 2,
    column: row ? [...row.children].indexOf(cell) : 0,
  };
}

/** The cell at a position, if its row is rendered. */
export function cellAt(grid: Element, position: CellPosition): HTMLElement | undefined {
  const row = grid.querySelector(`[aria-rowindex="${position.row + 2}"]`);
  const cell = row?.children[Math.min(position.column, row.children.length - 1)];
  return cell instanceof HTMLElement ? cell : undefined;
}

/** The focusable controls in a cell. A closed card hides some, which cannot take the focus. */
export function controlsIn(cell: Element): readonly HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter((each) => each.checkVisibility());
}

/** Returns the element that takes the focus: the button of a header, the checkbox of a row, otherwise the cell itself. */
export function focusTargetOf(cell: HTMLElement): HTMLElement {
  const hasControl = cell.matches('[role=columnheader], .select');
  return (hasControl ? cell.querySelector<HTMLElement>(controls) : null) ?? cell;
}

/** True when opening the row shows more: the row is a card, or the cell's text is cut after its second line. */
export function canOpen(cell: Element): boolean {
  const row = rowOf(cell);
  return isClamped(cell) || (row !== null && getComputedStyle(row).display === 'flex');
}

/** True when a cell's text is cut after its second line. */
export function isClamped(cell: Element): boolean {
  const text = cell.classList.contains('marked') ? cell.firstElementChild : cell;
  return text !== null && text.scrollHeight > text.clientHeight + 1;
}
