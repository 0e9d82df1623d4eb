import { useLayoutEffect, useState, type RefObject } from 'react';

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
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0) return;
      setMeasured((former) =>
        former.row === height && former.scale === width / usual
          ? former
          : { scale: width / usual, row: height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe]);
  const { scale, row } = measured;
  return { rowHeight: row, headHeight: Math.max(40, headLines * scale + 10) };
}
