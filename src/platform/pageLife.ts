/** Hears when a page is brought back by Back or Forward as it was left, its scripts frozen meanwhile (D54). */
export function onPageRestored(listener: () => void): () => void {
  const heard = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', heard);
  return () => window.removeEventListener('pageshow', heard);
}

/** Hears when the page is hidden or left: what has to be kept is kept now, because nothing may run afterwards. */
export function onPageLeft(listener: () => void): () => void {
  const heard = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', heard);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', heard);
    window.removeEventListener('pagehide', listener);
  };
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before the page is closed or reloaded, for as long as that is wanted. */
export function askBeforeClosing(isWanted: boolean): void {
  if (isWanted) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
