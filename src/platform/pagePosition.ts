/** An element, found again by tag and accessible name: rows and their buttons are new elements when a page is opened again. */
interface ElementMark {
  readonly tag: string;
  readonly name: string;
  /** The key of its table row. */
  readonly row: string | undefined;
}

/** How far a page was scrolled, and what had the focus. */
export interface PagePosition {
  readonly top: number;
  readonly focused: ElementMark | null;
}

/** A page whose rows have not arrived by then stays at its start. */
const timeoutMs = 3000;
const userEvents = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;

function nameOf(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return element.ariaLabel ?? label ?? element.textContent;
}

const rowOf = (element: Element) => element.closest<HTMLElement>('[data-key]')?.dataset['key'];

function find({ tag, name, row }: ElementMark): HTMLElement | undefined {
  return [...document.getElementsByTagName(tag)].find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      rowOf(element) === row &&
      nameOf(element) === name &&
      element.checkVisibility(),
  );
}

/** Focuses an element. The cell of a table can take the focus only with a tabindex; the table then makes it its Tab stop. */
function focusAgain(element: HTMLElement): void {
  const isCell = element.matches('[role=gridcell], [role=rowheader]');
  if (isCell && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Returns the position of the open page. */
export function currentPosition(): PagePosition {
  const focused = document.activeElement;
  const isMarked = focused !== null && focused !== document.body && focused.id !== 'main';
  return {
    top: window.scrollY,
    focused: isMarked ? { tag: focused.tagName, name: nameOf(focused), row: rowOf(focused) } : null,
  };
}

/**
 * Scrolls to a position and focuses what had the focus there, as soon as the page has both. Ends once that is done, when the person
 * presses or scrolls, after three seconds, or when the returned function is called.
 */
export function restorePosition({ top, focused }: PagePosition): () => void {
  const end = new AbortController();
  const stop = () => end.abort();
  const attempt = () => {
    if (window.scrollY !== top) window.scrollTo(0, top);
    const element = focused === null ? undefined : find(focused);
    if (element) focusAgain(element);
    const isThere = Math.abs(window.scrollY - top) < 1;
    if (isThere && (focused === null || element !== undefined)) stop();
  };
  const changes = new MutationObserver(attempt);
  changes.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, timeoutMs);
  end.signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(timer);
  });
  for (const event of userEvents)
    window.addEventListener(event, stop, { signal: end.signal, capture: true, passive: true });
  attempt();
  return stop;
}
