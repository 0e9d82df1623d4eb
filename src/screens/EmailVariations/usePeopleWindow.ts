import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  windowFirst,
  windowRows,
  windowSize,
  windowStart,
} from '#components/DataTable/rowWindow.ts';

/** The height in pixels of a row at the browser's usual text size, and of the list before it is measured. */
const usual = { row: 57.5, box: 528 };

/**
 * Returns the people of a long list to render: those in view, and the open one, which is kept in view. Unlike a table, all
 * rows have one height and the list always scrolls by itself.
 */
export function usePeopleWindow(count: number, openIndex: number, isUnfolded: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [heights, setHeights] = useState(usual);
  const [first, setFirst] = useState(0);
  const size = windowSize(heights.box, heights.row);
  const indexes = windowRows(windowStart(first, size, count), size, count, [openIndex]);

  useLayoutEffect(() => {
    const [box, all] = [scroller.current, list.current];
    if (!box || !all) return undefined;
    // A collapsed list has no height.
    const measure = () => {
      if (box.clientHeight === 0) return;
      setHeights({ row: all.getBoundingClientRect().height / count, box: box.clientHeight });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(all);
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || (!isUnfolded && box.clientHeight === 0)) return;
    const top = openIndex * heights.row;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + heights.row > box.scrollTop + box.clientHeight)
      box.scrollTop = top + heights.row - box.clientHeight;
    // The arrow keys move the focus to the open person.
    if (box.contains(document.activeElement))
      box.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [openIndex, heights.row, isUnfolded]);

  const onScroll = () => {
    const next = windowFirst(Math.floor((scroller.current?.scrollTop ?? 0) / heights.row));
    // Renders before the paint: a row rendered after it would be blank for a frame.
    if (next !== first) flushSync(() => setFirst(next));
  };
  return { scroller, list, indexes, onScroll };
}
