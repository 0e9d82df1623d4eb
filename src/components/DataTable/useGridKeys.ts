import type { KeyboardEvent, RefObject } from 'react';
import { hasModifier } from '../keys/hasModifier.ts';
import { isComposing } from '../keys/isComposing.ts';
import { canOpen, cellOf, controlsIn, focusTargetOf, positionOf, rowOf } from './gridDom.ts';
import { gridMove, type CellPosition, type GridShape } from './gridMoves.ts';
import { enterCell } from './useGridCursor.ts';
import type { RowEditing } from './types.ts';

interface GridKeysOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly shape: () => GridShape;
  readonly focusAt: (position: CellPosition) => void;
  readonly editing: readonly RowEditing[];
  /** Undefined when rows can't be selected. */
  readonly onToggleRow: ((index: number, isRange: boolean) => void) | undefined;
  readonly onToggleAll: () => void;
  readonly onToggleOpen: (index: number) => void;
}

/** The keys of a data grid, as in the WAI-ARIA authoring practices. */
export function useGridKeys(options: GridKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.defaultPrevented || event.altKey || isComposing(event)) return;
    if (!(target instanceof HTMLElement)) return;
    const cell = cellOf(target);
    if (!cell || !options.grid.current?.contains(cell)) return;
    const row = rowOf(cell);
    if (row?.hasAttribute('data-message')) return;
    const isHandled = row?.hasAttribute('data-editing')
      ? editKey(event, target, editingIn(row, options.editing))
      : target === focusTargetOf(cell)
        ? cellKey(event, cell, options)
        : controlKey(event, target, cell);
    if (isHandled) event.preventDefault();
  };
}

const editingIn = (row: HTMLElement, editing: readonly RowEditing[]) =>
  editing.find(({ key }) => key === row.dataset['key']);

/** In an edited row its inputs handle all keys but the two that end editing. */
function editKey(
  event: KeyboardEvent,
  target: HTMLElement,
  editing: RowEditing | undefined,
): boolean {
  if (event.key === 'Escape') editing?.onCancel();
  else if (event.key === 'Enter' && target instanceof HTMLInputElement) editing?.onSave();
  else return false;
  return true;
}

/** Inside a cell, arrow keys move between its controls, and Escape returns to the cell. */
function controlKey(event: KeyboardEvent, target: HTMLElement, cell: HTMLElement): boolean {
  if (event.key === 'Escape') {
    focusTargetOf(cell).focus();
    return true;
  }
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const isTyping = target.matches('input, textarea, select');
  if (step === 0 || isTyping || hasModifier(event)) return false;
  const controls = controlsIn(cell);
  controls[controls.indexOf(target) + step]?.focus();
  return true;
}

function cellKey(event: KeyboardEvent, cell: HTMLElement, options: GridKeysOptions): boolean {
  const position = positionOf(cell);
  const hasControl = event.ctrlKey || event.metaKey;
  const next = gridMove(position, event.key, hasControl, options.shape());
  if (next) {
    options.focusAt(next);
    return true;
  }
  if (event.key === 'a' && hasControl && options.onToggleRow) {
    options.onToggleAll();
    return true;
  }
  if (hasControl || position.row < 0 || cell.classList.contains('select')) return false;
  if (event.key === ' ' && options.onToggleRow) {
    options.onToggleRow(position.row, event.shiftKey);
    return true;
  }
  if (event.key !== 'Enter' && event.key !== 'F2') return false;
  const isTall = rowOf(cell)?.hasAttribute('data-tall') ?? false;
  if (!enterCell(cell) && (isTall || canOpen(cell))) options.onToggleOpen(position.row);
  return true;
}
