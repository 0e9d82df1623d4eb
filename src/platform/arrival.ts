import { currentPosition, restorePosition, type PagePosition } from './pagePosition.ts';

/** Sets the title of the tab to the page's heading. */
export function setTabTitle(brand: string): void {
  const title = document.querySelector('h1')?.textContent;
  document.title = title ? `${title} · ${brand}` : brand;
}

/** Runs work right before the next paint; returns how to cancel it. */
export function nextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/** Scrolls to the start of a page and focuses it. */
function focusPageStart(): void {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** True when the person is already using the new page: the focus is on a control in it, or in a dialog opened from it. */
function isInUse(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement.id === 'main') return false;
  return activeElement.closest('#main, [aria-modal=true]') !== null;
}

/** The positions at which the pages of this tab were left, by the router's key of their entry in the history. */
const positions = new Map<string, PagePosition>();

/**
 * A new page begins at its start; a page that Back or Forward leads to, where it was left. Waits for the next frame: scrolling
 * and focusing force a layout, which the frame does anyway. A person who is faster keeps the focus, so that no typing is lost.
 * Call the returned function when the page is left, while it is still in the document.
 */
export function arriveOnPage(key: string): (keyNow: string) => void {
  // The browser would scroll before the page has its rows.
  history.scrollRestoration = 'manual';
  const position = positions.get(key);
  let stop: (() => void) | undefined;
  const cancel = nextFrame(() => {
    const isLate = isInUse();
    if (!isLate) focusPageStart();
    stop = position && !isLate ? restorePosition(position) : () => undefined;
  });
  return (keyNow) => {
    cancel();
    // A page that was left before its first frame has no position yet.
    if (stop) positions.set(keyNow, currentPosition());
    stop?.();
  };
}
