/** The listeners of a store. */
interface Listeners<Values extends readonly unknown[]> {
  /** Adds a listener, and returns the function that removes it. */
  readonly subscribe: (listener: (...values: Values) => void) => () => void;
  /** Calls every listener. */
  readonly tell: (...values: Values) => void;
}

/** Creates the listeners of a store, which it tells of each change. */
export function createListeners<Values extends readonly unknown[] = []>(): Listeners<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(...values) {
      for (const listener of listeners) listener(...values);
    },
  };
}
