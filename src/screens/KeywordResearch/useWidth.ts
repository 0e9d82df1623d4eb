import { useLayoutEffect, useRef, useState } from 'react';

/** Returns the width of an element in pixels, or `before` until it is measured. */
export function useWidth<Measured extends Element>(before: number) {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const measure = () => {
      const { width: now } = shown.getBoundingClientRect();
      // An element that is not displayed, for example while printing, has no width.
      if (now > 0) setWidth(Math.round(now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
