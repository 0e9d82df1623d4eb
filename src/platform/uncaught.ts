/** Some browser warnings come as errors that nothing was thrown for. */
const isOwnWarning = (event: Event): boolean =>
  event instanceof ErrorEvent && (event.error ?? undefined) === undefined;

/**
 * Hears of every error that nobody caught, also in a promise, in place of the browser's own report. What breaks while the
 * page is being left is nobody's concern.
 */
export function onUncaught(listener: (thrown: unknown) => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let isLeft = false;
  const hear = (event: Event, thrown: unknown) => {
    if (!isLeft && isOwnWarning(event)) return;
    event.preventDefault();
    if (!isLeft) listener(thrown);
  };
  window.addEventListener('error', (event) => hear(event, event.error), options);
  window.addEventListener('unhandledrejection', (event) => hear(event, event.reason), options);
  window.addEventListener('pagehide', () => (isLeft = true), options);
  window.addEventListener('pageshow', () => (isLeft = false), options);
  return () => stop.abort();
}
