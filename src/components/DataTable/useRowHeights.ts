import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The default text size of the root, in pixels. */
const usual = 16;

/** Two lines of text in the header; the style sheet has the same height in rem. */
const headLines = 2 * 1.25 * 12;

/**
 * Measures the heights of rows and header, which are greater with a larger text size or when rows are cards. The probe is 1
 * rem wide and as high as a row.
 */
export function useRowHeights(probe: RefObject<HTMLElement | null>, isCompact: boolean) {
  const [measured, setMeasured] = useState({ scale: 1, row: isCompact ? 36 : 44 });
  const shown = useEffectEvent(() => measured);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    let known = shown();
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      const scale = width / usual;
      if (width === 0 || (known.row === height && known.scale === scale)) return;
      known = { scale, row: height };
      // Before the paint: rows of another height would jump.
      flushSync(() => setMeasured(known));
    };
    // In the frame that paints the table, which lays it out anyway: here it would force a layout of its own.
    const frame = requestAnimationFrame(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [probe]);
  const { scale, row } = measured;
  return { rowHeight: row, headHeight: Math.max(40, headLines * scale + 10) };
}
