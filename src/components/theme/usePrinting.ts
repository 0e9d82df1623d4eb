import { useSyncExternalStore } from 'react';

/** The number of rows or cards that are printed at most. */
export const printLimit = 2000;

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const tell = (next: boolean) => {
    isPrinting = next;
    onChange();
  };
  const paper = matchMedia('print');
  // The event fires before the page is laid out for paper. The query also matches a print preview on screen.
  window.addEventListener('beforeprint', () => tell(true), { signal });
  window.addEventListener('afterprint', () => tell(false), { signal });
  paper.addEventListener('change', ({ matches }) => tell(matches), { signal });
  return () => stop.abort();
}

/** True while the page is printed: everything must then be rendered at once. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
