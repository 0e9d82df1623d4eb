import { useLayoutEffect, useRef } from 'react';

type HeightVariable = '--footer' | '--selection-bar' | '--review-bar';

/** The latest height of each variable. The bar of the next page usually has the same. */
const lastHeights = new Map<HeightVariable, string>();

/**
 * Publishes the height of an element at the bottom of the page as a CSS variable, so that scrolling areas can keep that
 * space free. Without the element the variable is removed.
 */
export function useHeightVariable<Element extends HTMLElement>(
  name: HeightVariable,
  isShown = true,
) {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    const { style } = document.documentElement;
    if (!isShown || !shown) return undefined;
    // Measuring here would force a layout, and changing the variable after the layout would restyle every element.
    const last = lastHeights.get(name);
    if (last !== undefined) style.setProperty(name, last);
    const observer = new ResizeObserver(() => {
      const height = `${shown.offsetHeight}px`;
      lastHeights.set(name, height);
      if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name, isShown]);
  return element;
}
