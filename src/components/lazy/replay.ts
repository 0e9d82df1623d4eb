/** A press with the pointer or by assistive technology, in a list of keys. */
export const click = 'click';

/** Longer than it takes to open something that is there. */
const openingMs = 1000;

function press(target: Element | null, step: string): void {
  if (step === click && target instanceof HTMLElement) target.click();
  else
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key: step, bubbles: true, cancelable: true }),
    );
}

/** Presses what was pressed before it could do anything: the first step opens, the others go to what has opened. */
export function replay(opener: HTMLElement, [first, ...rest]: readonly string[]): void {
  if (first === undefined) return;
  const goOn = async () => {
    for (const key of rest) {
      // Each key is seen by what the one before has done.
      await Promise.resolve();
      press(document.activeElement, key);
    }
  };
  if (rest.length > 0) {
    const options = { once: true, signal: AbortSignal.timeout(openingMs) };
    opener.addEventListener('blur', () => void goOn(), options);
  }
  press(opener, first);
}
