/** A piece of code that is fetched when it is about to be needed, and is there from then on. */
export interface Part<Value> {
  /** It, once it has arrived. */
  readonly now: () => Value | undefined;
  /** Fetches it, once for everybody who asks meanwhile. What failed is asked for anew the next time. */
  readonly load: () => Promise<Value>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPart<Value>(fetchIt: () => Promise<Value>): Part<Value> {
  let value: Value | undefined;
  let onItsWay: Promise<Value> | undefined;
  const listeners = new Set<() => void>();
  const fetchOnce = async () => {
    try {
      value = await fetchIt();
      for (const listener of listeners) listener();
      return value;
    } finally {
      onItsWay = undefined;
    }
  };
  return {
    now: () => value,
    load: async () => value ?? (onItsWay ??= fetchOnce()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const known = new Set<Part<unknown>>();

/** A part of the product, rather than one made up for a test. */
export function knownPart<Value>(fetchIt: () => Promise<Value>): Part<Value> {
  const part = createPart(fetchIt);
  known.add(part);
  return part;
}

/** Fetches all that has been declared so far: a story then shows its subject as it is after the first moment. */
export async function loadKnownParts(): Promise<void> {
  await Promise.all([...known].map((part) => part.load()));
}
