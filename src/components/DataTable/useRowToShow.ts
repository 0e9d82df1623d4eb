import { use, useEffect, useEffectEvent, useState } from 'react';
import { RowToShowContext } from './rowToShow.ts';

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
