import { useSyncExternalStore } from 'react';

export type RowHighlight = ReturnType<typeof createRowHighlight>;

/**
 * The row that the pointer or the focus is at, in the table or in a chart beside it. It is outside of React's state, so that
 * pointing at a row renders only the row and its point.
 */
export function createRowHighlight() {
  const listeners = new Set<() => void>();
  let shown: string | null = null;
  return {
    getKey: () => shown,
    show: (key: string | null) => {
      if (key === shown) return;
      shown = key;
      for (const onChange of listeners) onChange();
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const subscribeToNothing = () => () => undefined;

/** True while the row with this key is pointed at. */
export const useIsHighlighted = (highlight: RowHighlight | undefined, key: string): boolean =>
  useSyncExternalStore(
    highlight?.subscribe ?? subscribeToNothing,
    () => highlight?.getKey() === key,
  );
