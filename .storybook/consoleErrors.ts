/** The errors of the running story. */
let logged: string[] = [];
/** The errors it may log (D20 logs one at the end of polling). */
let expected: RegExp[] = [];

/** React's warnings about `act`, which stories do not use. */
const actWarning =
  /not wrapped in act\(|inside an `act` scope|current testing environment is not configured to support act/;

/** A harmless browser warning that is reported as an error event. The product ignores it as well. */
const ownWarning = /ResizeObserver loop completed with undelivered notifications/;

/** Lets the story log an error whose text matches. */
export function allowConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Records console errors and uncaught failures until the story is over. */
export function collectErrors(): () => void {
  logged = [];
  expected = [];
  const original = console.error;
  const onRejection = (event: PromiseRejectionEvent) =>
    logged.push(`unhandled rejection: ${String(event.reason)}`);
  const onError = (event: ErrorEvent) => {
    if (!ownWarning.test(event.message)) logged.push(`uncaught: ${event.message}`);
  };
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (actWarning.test(text) || ownWarning.test(text)) return;
    logged.push(text);
    original(...parts);
  };
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('error', onError);
  return () => {
    console.error = original;
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('error', onError);
  };
}

/** Fails a story that logged an unexpected error. */
export function expectNoErrors(): void {
  const unexpected = logged.filter((text) => !expected.some((pattern) => pattern.test(text)));
  if (unexpected.length > 0)
    throw new Error(`Unexpected console errors:\n${unexpected.join('\n')}`);
}
