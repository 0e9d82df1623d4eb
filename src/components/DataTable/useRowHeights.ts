import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels of the root's text at which everything was drawn. */
const usual = 16;

/** Two lines of text in a row, one in a compact one, two in the head; the style sheet says the same in rem. */
const twoLines = 2 * 1.35 * 13;
const oneLine = 1.35 * 13;
const headLines = 2 * 1.25 * 12;

/** How high rows and head are: more than usual where the browser's text is bigger. The probe is 1 rem wide. */
export function useRowHeights(probe: RefObject<HTMLElement | null>, isCompact: boolean) {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!probe.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.borderBoxSize[0]?.inlineSize ?? 0;
      if (width > 0) setScale(width / usual);
    });
    observer.observe(probe.current);
    return () => observer.disconnect();
  }, [probe]);
  return {
    rowHeight: isCompact ? Math.max(36, oneLine * scale + 12) : Math.max(44, twoLines * scale + 8),
    headHeight: Math.max(40, headLines * scale + 10),
  };
}
