type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

const gap = 6;
const margin = 8;

/** Returns the position of a bubble: above its trigger if it fits, else below, and always inside the viewport. */
export function bubblePosition(trigger: Box, bubble: Size, viewport: Size) {
  const inside = (start: number, length: number, available: number) =>
    Math.max(margin, Math.min(start, available - margin - length));
  const above = trigger.top - gap - bubble.height;
  const below = trigger.top + trigger.height + gap;
  const centred = trigger.left + (trigger.width - bubble.width) / 2;
  return {
    left: inside(centred, bubble.width, viewport.width),
    top: above >= margin ? above : inside(below, bubble.height, viewport.height),
  };
}

/** True when a point of the screen is inside an element's box, even if something covers it. */
export function containsPoint(
  element: Element,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
