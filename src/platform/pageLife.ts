/** Calls the listener when Back or Forward restores the page from the browser's cache (D54). */
export function onPageRestored(listener: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Switches on or off that the browser asks before the page is closed or reloaded. */
export function askBeforeClosing(isWanted: boolean): void {
  if (isWanted) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** Runs `listener` at every press of a key, a finger or the mouse, before the page acts on it. */
export function onAnyPress(listener: () => void): () => void {
  const events = ['keydown', 'pointerdown'] as const;
  for (const name of events) document.addEventListener(name, listener, { capture: true });
  return () => {
    for (const name of events) document.removeEventListener(name, listener, { capture: true });
  };
}
