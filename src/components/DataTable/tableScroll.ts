/** True when a table scrolls its rows itself; otherwise the page does. */
const scrollsItself = (box: HTMLElement): boolean => {
  const { overflowY } = getComputedStyle(box);
  return overflowY === 'auto' && box.scrollHeight > box.clientHeight + 1;
};

/**
 * Returns how many pixels are covered at the bottom of a scrolling area, as the style sheet declares in its scroll padding.
 */
const coveredAtBottom = (area: Element): number =>
  Number.parseFloat(getComputedStyle(area).scrollPaddingBottom) || 0;

/** Returns how far the rows are scrolled under the header, by the table itself or by the page. */
export const scrollOffset = (box: HTMLElement): number =>
  box.scrollTop + Math.max(0, -box.getBoundingClientRect().top);

/** The greatest height of a table that can be visible at once. */
export const visibleHeight = (box: HTMLElement): number =>
  Math.min(box.clientHeight, window.innerHeight);

/** Scrolls until the first row is visible. */
export function scrollToTop(box: HTMLElement): void {
  box.scrollTop = 0;
  const { top } = box.getBoundingClientRect();
  if (top < 0) window.scrollBy(0, top);
}

/** Scrolls no further than needed for a whole row to be visible; `top` and `bottom` are its edges in the table's body. */
export function scrollRowIntoView(
  box: HTMLElement,
  headHeight: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  if (scrollsItself(box)) {
    const room = box.clientHeight - headHeight - coveredAtBottom(box);
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + room) box.scrollTop = bottom - room;
  }
  const start = box.getBoundingClientRect().top + headHeight - box.scrollTop;
  const end = window.innerHeight - coveredAtBottom(document.documentElement);
  if (start + top < headHeight) window.scrollBy(0, start + top - headHeight);
  else if (start + bottom > end) window.scrollBy(0, start + bottom - end);
}
