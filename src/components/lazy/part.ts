/** A piece of code that is loaded on demand and then stays. */
export interface Part<Value> {
  /** The value, once it has loaded. */
  readonly now: () => Value | undefined;
  /** Loads it once, however many callers there are. After a failure, the next call tries again. */
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

/** Uses a part at once if it has loaded, else as soon as it has. A failure is reported; the next use tries again. */
export function withPart<Value>(part: Part<Value>, work: (value: Value) => void): void {
  const value = part.now();
  if (value === undefined) part.load().then(work, (error: unknown) => reportError(error));
  else work(value);
}

const known = new Set<Part<unknown>>();

/** A part that `loadKnownParts` also loads; tests use `createPart`. */
export function knownPart<Value>(fetchIt: () => Promise<Value>): Part<Value> {
  const part = createPart(fetchIt);
  known.add(part);
  return part;
}

/** Loads all parts declared so far, so that a story shows its component with everything loaded. */
export async function loadKnownParts(): Promise<void> {
  await Promise.all([...known].map((part) => part.load()));
}
