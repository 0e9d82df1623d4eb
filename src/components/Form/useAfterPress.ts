import { useEffect, useState } from 'react';

type Work = () => void;

/** What waits for the end of a press: from the button going down to the click, which comes in the same turn as its going up. */
function createPress() {
  let isDown = false;
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
    listen: () => {
      const listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      const begin = () => {
        isDown = true;
      };
      const endSoon = () => void setTimeout(end, 0);
      // A finger's press is told as a mouse's once more, and only that moves the focus.
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

/** Does something at once, or when the press that is going on is over: what is pressed must not move away under it. */
export function useAfterPress(): (work: Work) => void {
  const [press] = useState(createPress);
  useEffect(() => press.listen(), [press]);
  return press.after;
}
