/** The cell that contains an element. */
export function cellOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[role=cell], [role=rowheader], [role=columnheader]');
}

/** The row that contains an element. */
export function rowOf(cell: Element): HTMLElement | null {
  return cell.closest<HTMLElement>('[role=row]');
}

/** The place of a row in the table, by its ARIA index, because only a few rows are rendered; -1 in the header. */
export const indexOfRow = (element: Element): number =>
  Number(rowOf(element)?.getAttribute('aria-rowindex') ?? 1) - 2;

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
