import { expect, userEvent } from 'storybook/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Moves the pointer to what is at a point of the screen, as a hand does: what lets the pointer through is not met. */
export async function moveTo({ x, y }: Point): Promise<void> {
  const target = document.elementFromPoint(x, y) ?? document.body;
  await userEvent.pointer({ target, coords: { clientX: x, clientY: y } });
}

/** Frames that are longer than any grace of a tooltip. */
const frames = 30;

/** Looks at every frame for half a second whether something holds. */
export async function stays(holds: () => boolean): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
    if (!holds()) break;
  }
  await expect(holds()).toBe(true);
}
