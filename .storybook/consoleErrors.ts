/** The errors of the running story. */
let logged: string[] = [];
/** The errors it may log (D20 logs one at the end of polling). */
let expected: RegExp[] = [];

/**
 * React's warnings about `act`, which stories do not use, and two harmless ones of the browser: the product ignores the first
 * too, and a story whose worker is really gone fails by its requests.
 */
const ignored =
  /not wrapped in act\(|inside an `act` scope|current testing environment is not configured to support act|ResizeObserver loop completed with undelivered notifications|Failed to update a ServiceWorker .*Not found/;

/** Lets the story log an error whose text matches. */
export function allowConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Records console errors and uncaught failures until the story is over. */
export function collectErrors(): () => void {
  logged = [];
  expected = [];
  const original = console.error;
  const over = new AbortController();
  const note = (text: string) => !ignored.test(text) && logged.push(text);
  console.error = (...parts: unknown[]) => {
    if (note(parts.map(String).join(' '))) original(...parts);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    note(`unhandled rejection: ${String(reason)}`);
  window.addEventListener('unhandledrejection', onRejection, { signal: over.signal });
  const onError = ({ message }: ErrorEvent) => note(`uncaught: ${message}`);
  window.addEventListener('error', onError, { signal: over.signal });
  return () => {
    console.error = original;
    over.abort();
  };
}

/** Fails a story that logged an unexpected error. */
export function expectNoErrors(): void {
  const unexpected = logged.filter((text) => !expected.some((pattern) => pattern.test(text)));
  if (unexpected.length > 0)
    throw new Error(`Unexpected console errors:\n${unexpected.join('\n')}`);
}
