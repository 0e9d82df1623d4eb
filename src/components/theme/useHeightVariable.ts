import { useLayoutEffect, useRef } from 'react';

/**
 * Publishes the height of an element at the bottom of the page as a CSS variable, so that scrolling areas can keep that
 * space free. Without the element the variable is removed.
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
