import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import type { RowSource } from './types.ts';

/** The row that the page was opened for. Its list scrolls to it, focuses and marks it, and reports that. */
export interface RowToShow {
  readonly key: string;
  readonly onShown: () => void;
}

/** Null while the page was not opened for a row. */
export const RowToShowContext = createContext<RowToShow | null>(null);

interface Held {
  readonly key: string;
  readonly index: number;
}

/**
 * Focuses rows. A row keeps the focus when what had it is removed; when the row itself is removed, the next one takes it.
 * `held` is the row that had the focus last, also while a dialog that it opened has it.
 */
export function useRowFocus<Row>(
  table: RefObject<HTMLTableElement | null>,
  { rows, keyOf }: RowSource<Row>,
) {
  const [held, setHeld] = useState<Held | null>(null);
  /** The row to focus once it is rendered. */
  const wanted = useRef<string>(null);
  /** True between two elements of the table: nothing has the focus then. */
  const isMoving = useRef(false);

  const focusWanted = () => {
    const row = [...(table.current?.rows ?? [])].find(
      ({ dataset }) => dataset['key'] === wanted.current,
    );
    const name = row?.querySelector('th');
    if (wanted.current === null || !name) return;
    wanted.current = null;
    name.focus({ preventScroll: true });
    name.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const focusRow = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    wanted.current = keyOf(row);
    setHeld({ key: wanted.current, index });
    focusWanted();
  };
  const giveBack = ({ key, index }: Held) => {
    const now = rows.findIndex((row) => keyOf(row) === key);
    if (rows.length > 0) focusRow(now < 0 ? Math.min(index, rows.length - 1) : now);
    else table.current?.focus({ preventScroll: true });
  };

  useLayoutEffect(() => {
    if (wanted.current !== null) focusWanted();
    if (held && !isMoving.current && document.activeElement === document.body) giveBack(held);
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    isMoving.current = false;
    // A dialog returns the focus to the table when the row that opened it is gone.
    if (target === table.current) {
      if (held && rows.length > 0) giveBack(held);
      return;
    }
    const row = target.closest('tr');
    const key = row?.dataset['key'];
    if (key === undefined) setHeld(null);
    else if (key !== held?.key) setHeld({ key, index: Number(row?.ariaRowIndex) - 2 });
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Only what was removed, and a dialog, give the focus back: whoever went elsewhere must not be called back to the row.
    const isInDialog = relatedTarget?.closest('[role=dialog], [role=alertdialog]') != null;
    isMoving.current = relatedTarget !== null && table.current?.contains(relatedTarget) === true;
    if (target.isConnected && !isInDialog && !isMoving.current) setHeld(null);
  };
  return { held, focusRow, onFocus, onBlur };
}

/** Focuses the row that the page was opened for, once it is there. Returns its key while it is marked. */
export function useRowToShow(
  indexOf: (key: string) => number,
  focusRow: (index: number) => void,
): { readonly markedKey: string | null; readonly onLeave: () => void } {
  const wanted = use(RowToShowContext);
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  const isThere = wanted !== null && indexOf(wanted.key) >= 0;
  const show = useEffectEvent(() => {
    if (!wanted) return;
    focusRow(indexOf(wanted.key));
    setMarkedKey(wanted.key);
    wanted.onShown();
  });
  useEffect(() => {
    if (!isThere) return undefined;
    // Waits a frame, since a new page first moves the focus to itself.
    const frame = requestAnimationFrame(() => show());
    return () => cancelAnimationFrame(frame);
  }, [isThere]);
  return { markedKey, onLeave: () => setMarkedKey(null) };
}
