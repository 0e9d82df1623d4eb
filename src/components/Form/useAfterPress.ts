import { useEffect, useRef } from 'react';

const isField = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [aria-haspopup=listbox]') ?? false;

/** Delays work until the end of a press, because the pressed control must not move during it. */
export function useAfterPress() {
  /** What waits for the end of the current press; null between presses. */
  const waiting = useRef<(() => void)[] | null>(null);
  const wasInField = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (names: readonly string[], act: () => void) => {
      for (const name of names)
        document.addEventListener(name, act, { capture: true, signal: listening.signal });
    };
    on(['pointerdown', 'mousedown', 'keydown'], () => {
      wasInField.current ||= isField(document.activeElement);
    });
    // A touch is followed by emulated mouse events, and only those move the focus.
    on(['pointerdown', 'mousedown'], () => {
      waiting.current ??= [];
    });
    const end = () => {
      const works = waiting.current ?? [];
      waiting.current = null;
      for (const work of works) work();
    };
    // The click follows pointer up in the same task.
    on(['pointerup', 'pointercancel', 'mouseup', 'keydown'], () => void setTimeout(end, 0));
    return () => {
      listening.abort();
      waiting.current = null;
    };
  }, []);
  return {
    /** Runs work at once, or after the current press. */
    after: (work: () => void) => {
      if (waiting.current) waiting.current.push(work);
      else work();
    },
    /** True once a key or a pointer was pressed while a field had the focus. Before that, only the page has moved it. */
    wasInField: () => wasInField.current,
  };
}
