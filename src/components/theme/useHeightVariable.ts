import { useLayoutEffect, useRef } from 'react';

type HeightVariable = '--footer' | '--selection-bar';

/** The latest height of each variable. Until one is measured, it is the height in a wide window with text of the usual size. */
const lastHeights: Record<HeightVariable, string> = {
  '--footer': '65px',
  '--selection-bar': '62px',
};

/** The element whose height each variable has. */
const measured = new Map<HeightVariable, HTMLElement>();

/** Every write has all elements styled again. */
function write(name: HeightVariable, height: string): void {
  const { style } = document.documentElement;
  if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
}

/**
 * Publishes the height of an element at the bottom of the page as a CSS variable, so that scrolling areas can keep that
 * space free. Without the element the variable is removed. It stays when another element takes over in the same commit, as
 * between two pages with a footer.
 */
export function useHeightVariable<Element extends HTMLElement>(
  name: HeightVariable,
  isShown = true,
) {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isShown || !shown) return undefined;
    measured.set(name, shown);
    // Measuring here would force a layout, and changing the variable after the layout would restyle every element.
    write(name, lastHeights[name]);
    const observer = new ResizeObserver(() => {
      lastHeights[name] = `${shown.offsetHeight}px`;
      write(name, lastHeights[name]);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      if (measured.get(name) !== shown) return;
      measured.delete(name);
      // After the commit and before its paint: the next page may have taken over by then.
      queueMicrotask(() => {
        if (!measured.has(name)) document.documentElement.style.removeProperty(name);
      });
    };
  }, [name, isShown]);
  return element;
}
