/** Writes what is being typed, when typing pauses: a browser writes slowly, and a key must not wait for it. */
export interface TypedWrites {
  /** Runs `write` at the next pause; a later one of the same name takes its place. */
  readonly soon: (name: string, write: () => void) => void;
  /** Writes at once what waits for a pause: before what is kept is read, or sent. */
  readonly flush: () => void;
}

/** Hears when the page is hidden or left. */
type OnPageLeft = (listener: () => void) => () => void;

/** A pause in typing. */
const pauseMs = 400;
/** Whoever types without a pause loses no more than this to a crash. */
const longestWaitMs = 2000;

export function createTypedWrites(onPageLeft: OnPageLeft): TypedWrites {
  const waiting = new Map<string, () => void>();
  let firstAt = 0;
  let stopWaiting = () => {};
  const flush = () => {
    stopWaiting();
    const writes = [...waiting.values()];
    waiting.clear();
    for (const write of writes) write();
  };
  return {
    soon(name, write) {
      if (waiting.size === 0) firstAt = Date.now();
      waiting.set(name, write);
      stopWaiting();
      const timer = setTimeout(flush, Math.min(pauseMs, firstAt + longestWaitMs - Date.now()));
      const forget = onPageLeft(flush);
      stopWaiting = () => {
        clearTimeout(timer);
        forget();
      };
    },
    flush,
  };
}
