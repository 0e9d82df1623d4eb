/** A new page has taken the place of the former: its title is the tab's. */
export function setTabTitle(brand: string): void {
  const title = document.querySelector('h1')?.textContent;
  document.title = title ? `${title} · ${brand}` : brand;
}

/** The start of a new page is in sight and has the focus. */
export function focusPageStart(): void {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Does something right before the browser draws again; gives a way to call it off. */
export function nextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
