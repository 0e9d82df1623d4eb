/** The text of the page's settings block; undefined without one. */
export function settingsText(): string | undefined {
  return document.getElementById('settings')?.textContent ?? undefined;
}

/** How this page came to be loaded. */
function loadOfPage(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}

/** True when this page is here because it was loaded again. */
export const wasReloaded = (): boolean => loadOfPage()?.type === 'reload';

/** The path at which the page was reloaded; undefined when it was opened otherwise. */
export function reloadedPath(): string | undefined {
  const load = loadOfPage();
  return load?.type === 'reload' ? new URL(load.name).pathname : undefined;
}

/** True when Back or Forward led here, and the page was loaded for it. */
export const isBackForward = (): boolean => loadOfPage()?.type === 'back_forward';

/** Shows a message with one action in place of a page that could not be loaded. Needs nothing but the document. */
export function showPlainMessage(text: string, action: string, onAction: () => void): void {
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.textContent = action;
  button.addEventListener('click', onAction);
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.append(words, button);
  document.getElementById('root')?.replaceChildren(main);
}

/** The element above the app's root, for the deployer's notice. */
export const noticeContainer = (): HTMLElement | null => document.getElementById('notice');

/** Calls the listener when Back or Forward restores the page from the browser's cache (D54). */
export function onPageRestored(listener: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/** Returns a switch: while it is on, the browser asks before the page is closed or reloaded. */
export function closeQuestion(): (isWanted: boolean) => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isWanted) => {
    if (isWanted) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
}

const activeMs = 5 * 60_000;
let lastSeen: number | undefined;

/** True when the person has done something on the page within five minutes. */
export function isPersonActive(): boolean {
  const seen = () => {
    lastSeen = performance.now();
  };
  if (lastSeen === undefined) {
    seen();
    for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'])
      window.addEventListener(type, seen, { capture: true, passive: true });
  }
  return performance.now() - (lastSeen ?? 0) < activeMs;
}

/** Some browser warnings are reported as error events without an error. */
const isBrowserWarning = (event: Event): boolean =>
  event instanceof ErrorEvent && (event.error ?? undefined) === undefined;

/**
 * Calls the listener for every uncaught error and rejected promise, in place of the browser's own report. Errors that occur
 * while the page is being left are ignored.
 */
export function onUncaught(listener: (thrown: unknown) => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let isLeft = false;
  const report = (event: Event, thrown: unknown) => {
    if (!isLeft && isBrowserWarning(event)) return;
    event.preventDefault();
    if (!isLeft) listener(thrown);
  };
  window.addEventListener('error', (event) => report(event, event.error), options);
  window.addEventListener('unhandledrejection', (event) => report(event, event.reason), options);
  window.addEventListener('pagehide', () => (isLeft = true), options);
  window.addEventListener('pageshow', () => (isLeft = false), options);
  return () => stop.abort();
}
