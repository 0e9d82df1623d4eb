/** Sets the title of the tab to the page's heading. */
export function setTabTitle(brand: string): void {
  const title = document.querySelector('h1')?.textContent;
  document.title = title ? `${title} · ${brand}` : brand;
}

/** True when the person is already using the new page: the focus is on a control in it, or in a dialog opened from it. */
function isInUse(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement.id === 'main') return false;
  return activeElement.closest('#main, [aria-modal=true]') !== null;
}

/** How far the pages of this tab were scrolled when they were left, by the router's key of their entry in the history. */
const tops = new Map<string, number>();

/**
 * A new page begins at its start with the focus; a page that Back or Forward leads to is scrolled to where it was left. Waits for
 * the next frame: scrolling and focusing force a layout, which the frame does anyway. A person who is faster keeps the focus,
 * so that no typing is lost. Call the returned function when the page is left, while it is still in the document.
 */
export function arriveOnPage(key: string): (keyNow: string) => void {
  // The browser would scroll before the page has its rows.
  history.scrollRestoration = 'manual';
  let hasArrived = false;
  const frame = requestAnimationFrame(() => {
    hasArrived = true;
    if (isInUse()) return;
    window.scrollTo(0, tops.get(key) ?? 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  return (keyNow) => {
    cancelAnimationFrame(frame);
    // A page that was left before its first frame has no position yet.
    if (hasArrived) tops.set(keyNow, window.scrollY);
  };
}
