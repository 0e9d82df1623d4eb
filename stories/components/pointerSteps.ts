import { expect, userEvent } from 'storybook/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** True when a point of the screen is inside an element's box, even if something covers it. */
export function isInside(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * Moves the pointer to the topmost element at a point of the screen that accepts pointer events, as a real pointer would.
 */
export async function moveTo({ x, y }: Point): Promise<void> {
  const target = document.elementFromPoint(x, y) ?? document.body;
  await userEvent.pointer({ target, coords: { clientX: x, clientY: y } });
}

/** More frames than any delay of a tooltip takes. */
const frames = 30;

/** Checks at every frame for half a second that a condition holds. */
export async function holdsThroughout(holds: () => boolean): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
    if (!holds()) break;
  }
  await expect(holds()).toBe(true);
}
