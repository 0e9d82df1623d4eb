import { useLayoutEffect, type RefObject } from 'react';

/** Marks a table whose columns need more width than there is: it scrolls by itself then, since the page does not go sideways. */
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
    compare();
    const observer = new ResizeObserver(compare);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, grid]);
}
