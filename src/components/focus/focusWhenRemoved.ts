/** A page or a dialog. When it is left with everything in it, what follows takes the focus itself. */
const whole = 'main, [role=dialog], [role=alertdialog]';

/** Returns the elements around an element, from the inside out. */
function around(element: Element): readonly HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...around(parent)] : [];
}

/** The name of the row around an element, the table in it, or else the element itself where it can have the focus. */
function placeIn(element: HTMLElement): HTMLElement | null {
  const name = element.closest('tr')?.querySelector<HTMLElement>('th[scope=row]');
  const place = name ?? element.querySelector('table');
  return place ?? (element.hasAttribute('tabindex') ? element : null);
}

function focusNearby(parents: readonly HTMLElement[]): void {
  const end = parents.findIndex((parent) => parent.matches(whole));
  const pages = end < 0 ? [...document.querySelectorAll('main')] : [];
  const isAbovePage = pages.length > 0;
  const near = isAbovePage ? pages : parents.slice(0, end < 0 ? parents.length : end + 1);
  if (near.at(-1)?.isConnected !== true) return;
  for (const parent of near) {
    // What was removed cannot take the focus, nor can what is inert.
    if (document.activeElement !== document.body) return;
    (isAbovePage ? parent : placeIn(parent))?.focus({ preventScroll: true });
  }
}

/**
 * A ref for what disappears when its own button is pressed: a notice, an empty state, the selection bar. The focus would be
 * lost with the button. The nearest table takes it, otherwise the page.
 */
export function focusWhenRemoved(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    // React calls this while the element is still in the document.
    if (!element.contains(document.activeElement)) return;
    const parents = around(element);
    queueMicrotask(() => focusNearby(parents));
  };
}
