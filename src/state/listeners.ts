type Subscribe = (listener: () => void) => () => void;

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

/** Subscribes each listener to two stores. */
export const subscribeToBoth =
  (one: Subscribe, other: Subscribe): Subscribe =>
  (listener) => {
    const leaves = [one(listener), other(listener)];
    return () => {
      for (const leave of leaves) leave();
    };
  };

/** Resolves as soon as `isReached` returns true. It is called now and after each change of the store. */
export const untilReached = (subscribe: Subscribe, isReached: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isReached()) return;
      leave();
      resolve();
    };
    const leave = subscribe(look);
    look();
  });
