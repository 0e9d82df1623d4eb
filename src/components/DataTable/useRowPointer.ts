import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { canOpen, cellOf, indexOfRow, isClamped, rowOf } from './rowDom.ts';

interface RowPointerOptions {
  readonly onToggleRow: (index: number, isRange: boolean) => void;
  readonly onToggleOpen: (index: number) => void;
  readonly onRowHover: ((key: string | null) => void) | undefined;
}

const bodyCell = (target: EventTarget): HTMLElement | null => {
  const cell = target instanceof Element ? cellOf(target) : null;
  const isRow = cell?.parentElement?.matches('.body > [data-key]:not([data-editing])');
  return isRow ? cell : null;
};

/** True for the cell itself and the text in it, but not for its links and controls. */
const isPlain = (target: EventTarget): boolean =>
  target instanceof Element && !target.closest('a, button, input, label, select, textarea');

/** Pointer events of rows, handled once by the table instead of by every row. */
export function useRowPointer({ onToggleRow, onToggleOpen, onRowHover }: RowPointerOptions) {
  const onClick = (event: MouseEvent) => {
    const cell = bodyCell(event.target);
    if (!cell) return;
    const row = indexOfRow(cell);
    if (cell.classList.contains('select')) onToggleRow(row, event.shiftKey);
    else if (isPlain(event.target)) open(cell, row);
  };

  /** A click on cut text opens the row, and a second one closes it. Selecting text with the mouse is no click. */
  const open = (cell: HTMLElement, row: number) => {
    const isControl = cell.firstElementChild?.matches('a, button, input');
    if (isControl || cell.classList.contains('actions')) return;
    const isOpen = rowOf(cell)?.hasAttribute('data-tall') ?? false;
    if ((isOpen || canOpen(cell)) && getSelection()?.isCollapsed !== false) onToggleOpen(row);
  };

  const onMouseDown = (event: MouseEvent) => {
    const cell = bodyCell(event.target);
    if (!cell) return;
    if (!event.shiftKey || !cell.classList.contains('select')) return;
    // Here Shift selects rows instead of text.
    event.preventDefault();
    cell.querySelector('input')?.focus();
  };

  const onPointerOver = (event: PointerEvent) => {
    const cell = bodyCell(event.target);
    onRowHover?.(cell?.parentElement?.dataset['key'] ?? null);
    if (!cell) return;
    if (isClamped(cell)) cell.dataset['clamped'] = '';
    else delete cell.dataset['clamped'];
  };
  const onPointerLeave = () => onRowHover?.(null);

  /** Enter on the name of a row opens it, as a click does. */
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = bodyCell(event.target);
    if (event.key === 'Enter' && cell && cell === event.target) open(cell, indexOfRow(cell));
  };

  return { onClick, onKeyDown, onMouseDown, onPointerOver, onPointerLeave };
}
