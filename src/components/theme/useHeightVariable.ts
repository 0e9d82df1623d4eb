import { useLayoutEffect, useRef } from 'react';

/**
 * Tells the whole page, as a CSS variable, how high an element at its foot is: whatever scrolls keeps that much room.
 * Without the element the variable is gone.
 */
export function useHeightVariable<Element extends HTMLElement>(
  name: '--footer' | '--selection-bar' | '--review-bar',
  isShown = true,
) {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    const { style } = document.documentElement;
    if (!isShown || !shown) return undefined;
    const tell = () => style.setProperty(name, `${shown.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, isShown]);
  return element;
}
