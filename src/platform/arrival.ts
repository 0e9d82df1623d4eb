/** A new page has taken the place of the former: its title is the tab's, its start is in sight and has the focus. */
export function arrive(brand: string): void {
  const title = document.querySelector('h1')?.textContent;
  document.title = title ? `${title} · ${brand}` : brand;
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Does something right before the browser draws again. */
export const nextFrame = (work: () => void): void => void requestAnimationFrame(work);
