import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

interface RowPointerOptions {
  readonly onToggleRow: (key: string, isRange: boolean) => void;
  readonly onToggleOpen: (key: string) => void;
  readonly onRowHover: ((key: string | null) => void) | undefined;
}

/** The cell and the row that an event happened in; null in the header and in a row that is being edited. */
function placeOf({ target }: { readonly target: EventTarget }) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  const row = cell?.closest<HTMLElement>('tr[data-key]:not([data-editing])');
  const key = row?.dataset['key'];
  return cell && row && key !== undefined ? { cell, row, key } : null;
}

/** True for the cell itself and the text in it, but not for its links and controls. */
const isPlain = (target: EventTarget): boolean =>
  target instanceof Element && !target.closest('a, button, input, label, select, textarea');

/** True when a cell's text is cut after its second line. */
function isClamped(cell: Element): boolean {
  const text = cell.classList.contains('marked') ? cell.firstElementChild : cell;
  return text !== null && text.scrollHeight > text.clientHeight + 1;
}

/** Pointer events of rows, handled once by the table instead of by every row. */
export function useRowPointer({ onToggleRow, onToggleOpen, onRowHover }: RowPointerOptions) {
  /** A press on a card or on cut text opens the row, and a second one closes it. Selecting text with the mouse is no press. */
  const open = ({ cell, row, key }: NonNullable<ReturnType<typeof placeOf>>) => {
    const isControl = cell.firstElementChild?.matches('a, button, input');
    if (isControl || cell.classList.contains('actions')) return;
    const hasMore = isClamped(cell) || getComputedStyle(row).display === 'flex';
    const canToggle = hasMore || row.hasAttribute('data-tall');
    if (canToggle && getSelection()?.isCollapsed !== false) onToggleOpen(key);
  };
  return {
    onClick: (event: MouseEvent) => {
      const place = placeOf(event);
      if (place?.cell.classList.contains('select')) onToggleRow(place.key, event.shiftKey);
      else if (place && isPlain(event.target)) open(place);
    },
    /** Enter on the name of a row opens it, as a press does. */
    onKeyDown: (event: KeyboardEvent) => {
      const place = placeOf(event);
      if (event.key === 'Enter' && place?.cell === event.target) open(place);
    },
    onMouseDown: (event: MouseEvent) => {
      const cell = placeOf(event)?.cell;
      if (!event.shiftKey || !cell?.classList.contains('select')) return;
      // Here Shift selects rows instead of text.
      event.preventDefault();
      cell.querySelector('input')?.focus();
    },
    onPointerOver: (event: PointerEvent) => {
      const place = placeOf(event);
      onRowHover?.(place?.key ?? null);
      place?.cell.toggleAttribute('data-clamped', isClamped(place.cell));
    },
    onPointerLeave: () => onRowHover?.(null),
  };
}
