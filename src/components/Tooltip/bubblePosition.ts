/** A rectangle on the screen, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 6;
const margin = 8;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Returns the position of a bubble: above its trigger if it fits, else below, and always inside the viewport. */
export function bubblePosition(
  trigger: Box,
  bubble: Size,
  viewport: Size,
): { left: number; top: number } {
  const above = trigger.top - gap - bubble.height;
  const below = trigger.top + trigger.height + gap;
  const centred = trigger.left + trigger.width / 2 - bubble.width / 2;
  return {
    left: clamp(centred, margin, Math.max(margin, viewport.width - margin - bubble.width)),
    top:
      above >= margin
        ? above
        : clamp(below, margin, Math.max(margin, viewport.height - margin - bubble.height)),
  };
}

/** True when a point of the screen is inside an element's box, even if something covers it. */
export function containsPoint(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
