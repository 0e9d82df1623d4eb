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
