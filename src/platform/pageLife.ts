/** Hears when a page is brought back by Back or Forward as it was left, its scripts frozen meanwhile (D54). */
export function onPageRestored(listener: () => void): () => void {
  const heard = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', heard);
  return () => window.removeEventListener('pageshow', heard);
}
