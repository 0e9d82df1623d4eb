import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { usePainted } from './usePainted.ts';
import { printLimit } from '../theme/usePrinting.ts';
import type { RowOffsets } from './rowOffsets.ts';
import { rowsOnScreen, windowFirst, windowRows, windowSize, windowStart } from './rowWindow.ts';
import { scrollOffset, scrollRowIntoView, scrollToTop, visibleHeight } from './tableScroll.ts';

/** The assumed visible height of a table until it is painted and can be measured. */
const firstGuess = 528;

interface RowWindowOptions {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly offsets: RowOffsets;
  readonly count: number;
  readonly rowHeight: number;
  /** Height of the header row, which covers the top of the scrolling area. */
  readonly headHeight: number;
  /** When it changes, the table scrolls to its top. */
  readonly scrollKey: string;
  /** The rows being edited: they stay rendered when they are scrolled away, so that nothing typed is lost. */
  readonly editedIndexes: readonly number[];
  /** While printing, rows are rendered up to `printLimit`, because paper does not scroll. */
  readonly isPrinting: boolean;
}

/**
 * Returns the rows to render. Follows scrolling before the browser paints, and renders nothing while the scroll position
 * stays within a step.
 */
export function useRowWindow(options: RowWindowOptions) {
  const { scrollerRef, offsets, count, rowHeight, headHeight, scrollKey } = options;
  const { editedIndexes, isPrinting } = options;
  const [position, setPosition] = useState({ scrollKey, first: 0, focused: -1 });
  const [height, setHeight] = useState(firstGuess);
  // Rows on screen are rendered first; the rows beyond the edges follow after the paint.
  const [isPainted, setIsPainted] = usePainted();
  const onScreen = isPainted
    ? windowSize(height, rowHeight)
    : rowsOnScreen(Math.min(height, firstGuess), rowHeight);
  const size = isPrinting ? printLimit : onScreen;
  const first = position.scrollKey === scrollKey ? position.first : 0;
  const start = isPrinting ? 0 : windowStart(first, size, count);
  const rows = windowRows(start, size, count, [position.focused, ...editedIndexes]);

  const lastTop = useRef(0);
  const seenKey = useRef(scrollKey);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const follow = (isRendering = false) => {
    const box = scrollerRef.current;
    if (!box) return;
    const now = latest.current;
    lastTop.current = scrollOffset(box);
    // The first column shows an edge while others scroll under it. Setting the class in React would render the table again.
    box.toggleAttribute('data-scrolled', box.scrollLeft > 0);
    const nextFirst = windowFirst(now.offsets.indexAt(lastTop.current));
    if (nextFirst === first && position.scrollKey === now.scrollKey) return;
    const focused = focusedRow(box);
    const change = () => {
      setIsPainted(true);
      setPosition({ scrollKey: now.scrollKey, first: nextFirst, focused });
    };
    // Renders before the paint: a row rendered after it would be blank for a frame. A layout effect cannot render within
    // itself, but what it changes is also rendered before the paint.
    if (isRendering) change();
    else flushSync(change);
  };

  /**
   * Scrolls no further than needed for a whole row to be visible. The row is rendered when it returns, or after the present
   * render if it `isRendering`.
   */
  const reveal = (index: number, isRendering = false) => {
    const box = scrollerRef.current;
    if (!box) return;
    scrollRowIntoView(box, headHeight, {
      top: offsets.topOf(index),
      bottom: offsets.topOf(index + 1),
    });
    follow(isRendering);
  };

  useLayoutEffect(() => {
    const box = scrollerRef.current;
    if (!box) return undefined;
    const measure = () => setHeight(Math.max(rowHeight, visibleHeight(box) - headHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [scrollerRef, rowHeight, headHeight]);

  const latestFollow = useRef(follow);
  useLayoutEffect(() => {
    latestFollow.current = follow;
  });
  useEffect(() => {
    // The table itself, the page, or an area around the table may scroll.
    const onScroll = () => latestFollow.current();
    const how = { capture: true, passive: true };
    window.addEventListener('scroll', onScroll, how);
    return () => window.removeEventListener('scroll', onScroll, how);
  }, []);

  useLayoutEffect(() => {
    if (seenKey.current === scrollKey) return;
    seenKey.current = scrollKey;
    // Measuring would force a layout; the last scroll event has stored how far it was scrolled.
    if (lastTop.current > 0 && scrollerRef.current) scrollToTop(scrollerRef.current);
    lastTop.current = 0;
  }, [scrollerRef, scrollKey]);

  return { start, size, rows, reveal };
}

function focusedRow(box: HTMLElement): number {
  const row = box.contains(document.activeElement)
    ? document.activeElement?.closest('.body > [role=row]')
    : null;
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : -1;
}
