/** Represents a click among the recorded keys. */
export const click = 'click';

/** Longer than a loaded menu takes to open. */
const openingMs = 1000;

function press(target: Element | null, step: string): void {
  if (step === click && target instanceof HTMLElement) target.click();
  else
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key: step, bubbles: true, cancelable: true }),
    );
}

/** Replays recorded presses: the first on the button, the others on the menu or list it opened. */
export function replay(opener: HTMLElement, [first, ...rest]: readonly string[]): void {
  if (first === undefined) return;
  const goOn = async () => {
    for (const key of rest) {
      // Each key is dispatched after the previous one has taken effect.
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
