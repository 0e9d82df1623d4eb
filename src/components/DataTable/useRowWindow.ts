import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { usePainted } from '../lazy/usePainted.ts';
import { mostPrinted } from '../theme/usePrinting.ts';
import type { RowOffsets } from './rowOffsets.ts';
import { rowsOnScreen, windowFirst, windowRows, windowSize, windowStart } from './rowWindow.ts';

/** The assumed height until the browser has measured it. */
const firstGuess = 528;

interface RowWindowOptions {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly offsets: RowOffsets;
  readonly count: number;
  readonly rowHeight: number;
  /** Height of the header row, which covers the top of the scrolling area. */
  readonly headHeight: number;
  /** When it changes the window is at the top again. */
  readonly scrollKey: string;
  /** The rows being edited: they stay however far they are scrolled away, so that nothing typed is lost. */
  readonly editedIndexes: readonly number[];
  /** On paper nothing scrolls: all rows are there. */
  readonly isPrinting: boolean;
}

/** Which rows are rendered. Follows scrolling before the browser paints it, and renders nothing within a step. */
export function useRowWindow(options: RowWindowOptions) {
  const { scrollerRef, offsets, count, rowHeight, headHeight, scrollKey } = options;
  const { editedIndexes, isPrinting } = options;
  const [position, setPosition] = useState({ scrollKey, first: 0, focused: -1 });
  const [height, setHeight] = useState(firstGuess);
  // Rows on screen are rendered first; the rows beyond the edges follow after the paint.
  const [isPainted, setIsPainted] = usePainted();
  const onScreen = isPainted ? windowSize(height, rowHeight) : rowsOnScreen(height, rowHeight);
  const size = isPrinting ? mostPrinted : onScreen;
  const first = position.scrollKey === scrollKey ? position.first : 0;
  const start = isPrinting ? 0 : windowStart(first, size, count);
  const rows = windowRows(start, size, count, [position.focused, ...editedIndexes]);

  const lastTop = useRef(0);
  const seenKey = useRef(scrollKey);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const follow = () => {
    const box = scrollerRef.current;
    if (!box) return;
    const now = latest.current;
    lastTop.current = box.scrollTop;
    // The first column shows an edge while others pass under it; a class in React would render for it.
    box.toggleAttribute('data-scrolled', box.scrollLeft > 0);
    const nextFirst = windowFirst(now.offsets.indexAt(lastTop.current));
    if (nextFirst === first && position.scrollKey === now.scrollKey) return;
    const focused = focusedRow(box);
    // Before the paint: a row rendered after it would be blank for a frame.
    flushSync(() => {
      setIsPainted(true);
      setPosition({ scrollKey: now.scrollKey, first: nextFirst, focused });
    });
  };

  /** Scrolls no further than needed for a row to be whole on screen, and has it rendered when it returns. */
  const reveal = (index: number) => {
    const box = scrollerRef.current;
    if (!box) return;
    const top = offsets.topOf(index);
    const bottom = offsets.topOf(index + 1);
    const room = box.clientHeight - headHeight - coveredFoot(box);
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + room) box.scrollTop = bottom - room;
    follow();
  };

  useLayoutEffect(() => {
    const box = scrollerRef.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() =>
      setHeight(Math.max(rowHeight, box.clientHeight - headHeight)),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [scrollerRef, rowHeight, headHeight]);

  useLayoutEffect(() => {
    if (seenKey.current === scrollKey) return;
    seenKey.current = scrollKey;
    // Reading scrollTop would force a layout; the last scroll event has stored it.
    if (lastTop.current > 0 && scrollerRef.current) scrollerRef.current.scrollTop = 0;
    lastTop.current = 0;
  }, [scrollerRef, scrollKey]);

  const page = Math.max(1, Math.floor(height / rowHeight) - 1);
  return { start, size, rows, page, follow, reveal };
}

/** How much of the foot the selection bar covers: the style sheet keeps it free for what is scrolled into view. */
const coveredFoot = (box: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(box).scrollPaddingBottom) || 0;

function focusedRow(box: HTMLElement): number {
  const row = box.contains(document.activeElement)
    ? document.activeElement?.closest('.body > [role=row]')
    : null;
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : -1;
}
