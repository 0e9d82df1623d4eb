/** Errors that a story expects (D20 logs one at the end of polling) are named in `expectNoise`; all other noise fails it. */
const expected: RegExp[] = [];

/** Lets the story that follows log an error whose text matches. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern);
}

/** Console errors and unhandled rejections during a story fail it: a quiet console is a promise of the product. */
export function watchForNoise(): () => void {
  const heard: string[] = [];
  const original = console.error;
  const listen = (event: PromiseRejectionEvent) =>
    heard.push(`unhandled rejection: ${String(event.reason)}`);
  const onError = (event: ErrorEvent) => heard.push(`uncaught: ${event.message}`);
  console.error = (...parts: unknown[]) => {
    heard.push(parts.map(String).join(' '));
    original(...parts);
  };
  window.addEventListener('unhandledrejection', listen);
  window.addEventListener('error', onError);
  return () => {
    console.error = original;
    window.removeEventListener('unhandledrejection', listen);
    window.removeEventListener('error', onError);
    const noise = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expected.length = 0;
    if (noise.length > 0) throw new Error(`The story made noise:\n${noise.join('\n')}`);
  };
}
