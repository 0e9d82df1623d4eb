import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { indexOfRow } from './rowDom.ts';

interface RowFocusOptions {
  readonly table: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Renders a row and scrolls to it. During a render, the row is rendered only after it. */
  readonly reveal: (index: number, isRendering?: boolean) => void;
  readonly indexOf: (key: string) => number;
  readonly keyAt: (index: number) => string | undefined;
}

/** Focuses rows. The row keeps the focus when what had it is removed; when the row itself is removed, the next one takes it. */
export function useRowFocus({ table, count, reveal, indexOf, keyAt }: RowFocusOptions) {
  /** The row that had the focus last, also while a dialog that it opened has it. */
  const held = useRef<{ readonly key: string | undefined; readonly index: number }>(null);
  /** A row to focus that is rendered only after the present render. */
  const wanted = useRef<number>(null);

  const focusWanted = () => {
    if (wanted.current === null) return;
    const row = table.current?.querySelector(`[aria-rowindex="${wanted.current + 2}"]`);
    const name = row?.querySelector<HTMLElement>('[role=rowheader]');
    if (!name) return;
    wanted.current = null;
    name.focus({ preventScroll: true });
    name.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const focusRow = (index: number, isRendering = false) => {
    wanted.current = index;
    reveal(index, isRendering);
    focusWanted();
  };
  const giveBack = (isRendering: boolean) => {
    if (!held.current) return;
    const { key, index } = held.current;
    const now = key === undefined ? -1 : indexOf(key);
    if (count > 0) focusRow(now < 0 ? Math.min(index, count - 1) : now, isRendering);
    else if (isRendering) table.current?.focus({ preventScroll: true });
  };

  useLayoutEffect(() => {
    focusWanted();
    if (document.activeElement === document.body) giveBack(true);
  });

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    // A dialog returns the focus to the table when the row that opened it is gone.
    if (event.target === table.current) return giveBack(false);
    const index = indexOfRow(event.target);
    held.current = index < 0 ? null : { key: keyAt(index), index };
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // Only what was removed, and a dialog, give the focus back: whoever went elsewhere must not be called back to the row.
    const isInDialog = event.relatedTarget?.closest('[role=dialog], [role=alertdialog]') != null;
    if (event.target.isConnected && !isInDialog) held.current = null;
  };
  return { focusRow, onFocus, onBlur };
}
