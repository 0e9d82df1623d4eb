import { useLayoutEffect, useRef } from 'react';

type HeightVariable = '--footer' | '--selection-bar' | '--review-bar';

/** The latest height of each variable. Until one is measured, it is the height in a wide window with text of the usual size. */
const lastHeights: Record<HeightVariable, string> = {
  '--footer': '65px',
  '--selection-bar': '62px',
  '--review-bar': '48px',
};

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
    style.setProperty(name, lastHeights[name]);
    const observer = new ResizeObserver(() => {
      const height = `${shown.offsetHeight}px`;
      lastHeights[name] = height;
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
