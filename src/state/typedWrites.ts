/** Stores text at pauses in typing, because writing to storage at every key press would slow typing down. */
export interface TypedWrites {
  /** Runs `write` at the next pause. A later call with the same name replaces it. */
  readonly soon: (name: string, write: () => void) => void;
  /** Runs all waiting writes now. Call it before the stored values are read or sent. */
  readonly flush: () => void;
}

/** Calls the listener when the page is hidden or left. */
type OnPageLeft = (listener: () => void) => () => void;

/** Milliseconds without a key press that count as a pause. */
const pauseMs = 400;
/** Maximum delay in milliseconds while the person types without a pause. */
const longestWaitMs = 2000;

/** `left` aborts when the person signs out: what was typed just before is stored. */
export function createTypedWrites(onPageLeft: OnPageLeft, left: AbortSignal): TypedWrites {
  const waiting = new Map<string, () => void>();
  let firstAt = 0;
  let stopWaiting = () => {};
  const flush = () => {
    stopWaiting();
    const writes = [...waiting.values()];
    waiting.clear();
    for (const write of writes) write();
  };
  left.addEventListener('abort', flush);
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
