const intentEvents = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

const control = 'button, input, textarea, select, [role=button], [role=combobox]';

const waiting = new Set<() => void>();

/** A pointer, touch or focus on a control announces a press, and so does any key. */
function onEvent(event: Event): void {
  const isOnControl = event.target instanceof Element && event.target.closest(control) !== null;
  if (!isOnControl && event.type !== 'keydown') return;
  const all = [...waiting];
  waiting.clear();
  listenWhileNeeded();
  for (const work of all) work();
}

function listenWhileNeeded(): void {
  for (const name of intentEvents) {
    if (waiting.size > 0)
      document.addEventListener(name, onEvent, { capture: true, passive: true });
    else document.removeEventListener(name, onEvent, { capture: true });
  }
}

/** Runs the work once, at the first sign that the person is about to press something. */
export function onIntent(work: () => void): () => void {
  waiting.add(work);
  listenWhileNeeded();
  return () => {
    waiting.delete(work);
    listenWhileNeeded();
  };
}
