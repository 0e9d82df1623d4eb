/** What the story that runs has been heard to say. */
let heard: string[] = [];
/** What it announced it would say (D20 logs one error at the end of polling). */
let expected: RegExp[] = [];

/** Said by React to test tools that settle every update by hand; here updates settle as they do for a person. */
const harness =
  /not wrapped in act\(|inside an `act` scope|current testing environment is not configured to support act/;

/** A warning of the browser that comes as an error nothing was thrown for: what is left over comes a frame later. The product passes it over as well. */
const ownWarning = /ResizeObserver loop completed with undelivered notifications/;

/** Lets the story log an error whose text matches. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern);
}

/** Listens to the console and to failures nobody caught, until the story is over. */
export function listenForNoise(): () => void {
  heard = [];
  expected = [];
  const original = console.error;
  const onRejection = (event: PromiseRejectionEvent) =>
    heard.push(`unhandled rejection: ${String(event.reason)}`);
  const onError = (event: ErrorEvent) => {
    if (!ownWarning.test(event.message)) heard.push(`uncaught: ${event.message}`);
  };
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (harness.test(text) || ownWarning.test(text)) return;
    heard.push(text);
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

/** A quiet console is a promise of the product: a story that was noisy fails. */
export function assertQuiet(): void {
  const noise = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
  if (noise.length > 0) throw new Error(`The story made noise:\n${noise.join('\n')}`);
}
