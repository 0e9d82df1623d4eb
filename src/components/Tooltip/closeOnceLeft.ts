import { containsPoint } from './bubblePosition.ts';

/** Long enough for the pointer to cross the gap between a trigger and its bubble. */
const graceMs = 120;

interface Shown {
  readonly trigger: Element;
  readonly bubble: Element;
  readonly onLeft: () => void;
}

/**
 * Calls `onLeft` once the pointer has left both trigger and bubble. Presses pass through the bubble, so it gets no pointer
 * events, and the position is taken from events of the page. Returns a function that stops.
 */
export function closeOnceLeft({ trigger, bubble, onLeft }: Shown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const stay = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const leave = () => {
    timer ??= setTimeout(onLeft, graceMs);
  };
  const look = (event: PointerEvent) => {
    const isNear =
      (event.target instanceof Node && trigger.contains(event.target)) ||
      containsPoint(bubble, event);
    if (isNear) stay();
    else leave();
  };
  const { signal } = stop;
  document.addEventListener('pointerover', look, { signal });
  document.addEventListener('pointermove', look, { signal });
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  return () => {
    stay();
    stop.abort();
  };
}
