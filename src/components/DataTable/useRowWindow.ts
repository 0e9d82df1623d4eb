import { measureElement, useVirtualizer, type Rect } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { printLimit } from '../theme/usePrinting.ts';

/** A longer list renders only the rows near the screen; a shorter one renders all, so that the browser finds their texts. */
const wholeLimit = 100;

/** The window moves in steps of this many rows: most scroll events fall within one and render nothing. */
const step = 6;

interface RowWindowOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly keyAt: (index: number) => string;
  /** The height of most rows in pixels. */
  readonly rowHeight: number;
  /** Rows that stay rendered when they are scrolled away: those with the focus or with inputs. */
  readonly kept: readonly number[];
  /** True when the list scrolls its rows itself; otherwise the page does. */
  readonly isScroller: boolean;
  /** When it changes, the list scrolls to its top. */
  readonly scrollKey?: string;
  /** Paper does not scroll: all rows up to `printLimit` are rendered. */
  readonly isPrinting?: boolean;
}

/** A row to render; `top` is its place in a list that does not render all rows. */
export interface WindowRow {
  readonly index: number;
  readonly top: number | undefined;
}

/** Tells the height in which rows are visible: at most that of the window, which also stands for a collapsed list. */
function observeHeight(
  { scrollElement: box }: { readonly scrollElement: Element | null },
  tell: (rect: Rect) => void,
): () => void {
  const measure = () =>
    tell({ width: 0, height: Math.min(box?.clientHeight || Infinity, window.innerHeight) });
  measure();
  const observer = new ResizeObserver(measure);
  if (box) observer.observe(box);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
}

/** Returns the rows to render, and the height of all of them unless all are rendered. */
export function useRowWindow(options: RowWindowOptions) {
  const { scroller, count, keyAt, rowHeight, kept, isScroller, isPrinting = false } = options;
  const isWhole = isPrinting || count <= wholeLimit;
  /** How far the rows are scrolled under the header. What is above the table may change its height at any time. */
  const offset = () => {
    const box = scroller.current;
    return box ? box.scrollTop + Math.max(0, -box.getBoundingClientRect().top) : 0;
  };
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: !isWhole,
    count,
    getItemKey: keyAt,
    estimateSize: () => rowHeight,
    // A row of a collapsed list has no height.
    measureElement: (...row) => measureElement(...row) || rowHeight,
    getScrollElement: () => (isScroller ? scroller.current : document.documentElement),
    initialRect: { width: 0, height: window.innerHeight },
    rangeExtractor: ({ startIndex, endIndex }) => {
      const first = Math.max(0, startIndex - 2);
      const end = Math.min(count, endIndex + step + 2);
      const near = Array.from({ length: end - first }, (_, place) => first + place);
      return [...new Set([...near, ...kept])].sort((one, other) => one - other);
    },
    // Rows are scrolled to by the browser.
    scrollToFn: () => undefined,
    observeElementRect: observeHeight,
    observeElementOffset: ({ options: { estimateSize } }, tell) => {
      const follow = ({ type }: { readonly type: string }) => {
        const stepHeight = step * estimateSize(0);
        tell(Math.floor(offset() / stepHeight) * stepHeight, type === 'scroll');
      };
      follow({ type: '' });
      const stop = new AbortController();
      const how = { capture: true, passive: true, signal: stop.signal };
      window.addEventListener('scroll', follow, how);
      window.addEventListener('scrollend', follow, how);
      return () => stop.abort();
    },
  });

  useLayoutEffect(() => {
    virtual.measure();
    for (const row of scroller.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])
      virtual.measureElement(row);
  }, [virtual, scroller, rowHeight]);

  const seenKey = useRef(options.scrollKey);
  useLayoutEffect(() => {
    if (seenKey.current === options.scrollKey || !scroller.current) return;
    seenKey.current = options.scrollKey;
    scroller.current.scrollTop = 0;
    const { top } = scroller.current.getBoundingClientRect();
    if (top < 0) window.scrollBy(0, top);
  }, [scroller, options.scrollKey]);

  const shown: readonly WindowRow[] = isWhole
    ? Array.from({ length: isPrinting ? Math.min(count, printLimit) : count }, (_, index) => ({
        index,
        top: undefined,
      }))
    : virtual.getVirtualItems().map(({ index, start }) => ({ index, top: start }));
  return {
    shown,
    height: isWhole ? undefined : virtual.getTotalSize(),
    measureRow: isWhole ? undefined : virtual.measureElement,
  };
}

/** Measures the height of most rows, and whether the table is too wide for its container: it then scrolls by itself. */
export function useTableSize(
  frame: RefObject<HTMLElement | null>,
  table: RefObject<HTMLTableElement | null>,
) {
  const [size, setSize] = useState({ rowHeight: 44, isWide: false });
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, table.current];
    if (!outer || !inner) return undefined;
    const measure = () => {
      const isWide = inner.offsetWidth > outer.clientWidth + 1;
      const row = inner.querySelector<HTMLElement>('tbody > [data-key]:not([data-tall])');
      setSize((known) => {
        const rowHeight = row?.offsetHeight || known.rowHeight;
        return known.isWide === isWide && known.rowHeight === rowHeight
          ? known
          : { rowHeight, isWide };
      });
    };
    // Before the paint: rows of another height would jump.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, table]);
  return size;
}
