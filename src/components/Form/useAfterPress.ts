import { useEffect, useState } from 'react';

type Work = () => void;

const isField = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [aria-haspopup=listbox]') ?? false;

/** Delays work until the end of a press: from pointer down to the click, which follows pointer up in the same task. */
function createPress() {
  let isDown = false;
  let wasInField = false;
  let waiting: Work[] = [];
  const end = () => {
    isDown = false;
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  };
  return {
    after: (work: Work) => {
      if (isDown) waiting.push(work);
      else work();
    },
    /**
     * True when a key or a pointer was pressed while a field had the focus. Before that, only the page itself has moved it.
     */
    wasInField: () => wasInField,
    listen: () => {
      const listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      const begin = () => {
        isDown = true;
      };
      const note = () => {
        wasInField ||= isField(document.activeElement);
      };
      for (const name of ['pointerdown', 'mousedown', 'keydown'])
        document.addEventListener(name, note, options);
      const endSoon = () => void setTimeout(end, 0);
      // A touch is followed by emulated mouse events, and only those move the focus.
      for (const name of ['pointerdown', 'mousedown'])
        document.addEventListener(name, begin, options);
      for (const name of ['pointerup', 'pointercancel', 'mouseup', 'keydown'])
        document.addEventListener(name, endSoon, options);
      return () => {
        waiting = [];
        listening.abort();
      };
    },
  };
}

/** Runs work at once, or after the current press, because the pressed control must not move during the press. */
export function useAfterPress() {
  const [press] = useState(createPress);
  useEffect(() => press.listen(), [press]);
  return press;
}
