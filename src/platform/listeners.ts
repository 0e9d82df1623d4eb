type Subscribe = (listener: () => void) => () => void;

/** Creates the listeners of a store, which it tells of each change. */
export function createListeners<Values extends readonly unknown[] = []>() {
  const listeners = new Set<(...values: Values) => void>();
  return {
    /** Adds a listener, and returns the function that removes it. */
    subscribe: (listener: (...values: Values) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (...values: Values): void => {
      for (const listener of listeners) listener(...values);
    },
  };
}

/** Subscribes each listener to two stores. */
export const subscribeToBoth =
  (one: Subscribe, other: Subscribe): Subscribe =>
  (listener) => {
    const leaves = [one(listener), other(listener)];
    return () => {
      for (const leave of leaves) leave();
    };
  };
