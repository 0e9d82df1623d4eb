/** Sets the title of the tab to the page's heading. */
export function setTabTitle(brand: string): void {
  const title = document.querySelector('h1')?.textContent;
  document.title = title ? `${title} · ${brand}` : brand;
}

/** Scrolls to the start of a new page and focuses it. */
export function focusPageStart(): void {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Runs work right before the next paint; returns how to cancel it. */
export function nextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
