/** Runs work when the browser is idle, at the latest after 5 s. Returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(idle);
}
