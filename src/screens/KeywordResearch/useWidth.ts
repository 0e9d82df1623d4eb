import { useLayoutEffect, useRef, useState } from 'react';

/** The width an element has on the page; `before` until it is measured. */
export function useWidth<Measured extends Element>(before: number) {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const measure = () => {
      const { width: now } = shown.getBoundingClientRect();
      // Nothing that is not rendered, such as a page printed in another form, has a width.
      if (now > 0) setWidth(Math.round(now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
