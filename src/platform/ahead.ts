/** Runs work when the browser is idle, at the latest after 5 s. Returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(idle);
}

/**
 * Runs work when the browser is idle and no table on the page waits for its rows: on a slow phone the work would delay them.
 * Returns how to cancel it.
 */
export function whenRowsAreShown(work: () => void): () => void {
  let cancel = whenIdle(look);
  function look(): void {
    if (document.querySelector('main [aria-busy=true]:not(button)') === null) return work();
    const timer = setTimeout(look, 500);
    cancel = () => clearTimeout(timer);
  }
  return () => cancel();
}

const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls the listener with the path of a link of this origin when a pointer, a finger or the focus is on it. Returns how to stop. */
export function onLinkIntent(listener: (pathname: string) => void): () => void {
  const stop = new AbortController();
  const onEvent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin && link.target === '') listener(link.pathname);
  };
  for (const name of intentEvents)
    document.addEventListener(name, onEvent, {
      capture: true,
      passive: true,
      signal: stop.signal,
    });
  return () => stop.abort();
}
