/** Whether a table scrolls its rows itself; otherwise the page does. */
const scrollsItself = (box: HTMLElement): boolean => {
  const { overflowY } = getComputedStyle(box);
  return overflowY === 'auto' && box.scrollHeight > box.clientHeight + 1;
};

/** How much of the foot of a scrolling area is covered: the style sheet keeps it free for what is scrolled into view. */
const coveredFoot = (area: Element): number =>
  Number.parseFloat(getComputedStyle(area).scrollPaddingBottom) || 0;

/** How far the rows are scrolled up under the head, by the table's own scrolling or the page's. */
export const scrolledBy = (box: HTMLElement): number =>
  box.scrollTop + Math.max(0, -box.getBoundingClientRect().top);

/** How high the part of a table that can be in sight is at most. */
export const sightHeight = (box: HTMLElement): number =>
  Math.min(box.clientHeight, window.innerHeight);

/** How much of that is not covered by what stands at the foot of the page. */
export const freeHeight = (box: HTMLElement): number =>
  scrollsItself(box)
    ? box.clientHeight
    : Math.min(box.clientHeight, window.innerHeight - coveredFoot(document.documentElement));

/** The first row is the first in sight again. */
export function scrollToTop(box: HTMLElement): void {
  box.scrollTop = 0;
  const { top } = box.getBoundingClientRect();
  if (top < 0) window.scrollBy(0, top);
}

/** Scrolls no further than needed for a row to be whole in sight; `top` and `bottom` are its edges in the table's body. */
export function scrollIntoSight(
  box: HTMLElement,
  headHeight: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  if (scrollsItself(box)) {
    const room = box.clientHeight - headHeight - coveredFoot(box);
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + room) box.scrollTop = bottom - room;
  }
  const start = box.getBoundingClientRect().top + headHeight - box.scrollTop;
  const end = window.innerHeight - coveredFoot(document.documentElement);
  if (start + top < headHeight) window.scrollBy(0, start + top - headHeight);
  else if (start + bottom > end) window.scrollBy(0, start + bottom - end);
}
