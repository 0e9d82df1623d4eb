import { useLayoutEffect, type RefObject } from 'react';

/** Marks a table that is too wide for its container: it then scrolls by itself, because the page does not scroll sideways. */
export function useTooWide(
  frame: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const outer = frame.current;
    const inner = grid.current;
    if (!outer || !inner) return undefined;
    const compare = () =>
      outer.toggleAttribute('data-wide', inner.offsetWidth > outer.clientWidth + 1);
    // In the frame that paints the table, which lays it out anyway: here it would force a layout of its own.
    const frameId = requestAnimationFrame(compare);
    const observer = new ResizeObserver(compare);
    observer.observe(outer);
    observer.observe(inner);
    return () => {
      cancelAnimationFrame(frameId);
      observer.disconnect();
    };
  }, [frame, grid]);
}
