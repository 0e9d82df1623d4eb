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

/** True when a point is over an element or its bubble, or on the way from one to the other. */
export function isBetween(
  element: Element,
  bubble: Element,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): boolean {
  const [one, other] = [element.getBoundingClientRect(), bubble.getBoundingClientRect()];
  return (
    clientX >= Math.min(one.left, other.left) &&
    clientX <= Math.max(one.right, other.right) &&
    clientY >= Math.min(one.top, other.top) &&
    clientY <= Math.max(one.bottom, other.bottom)
  );
}
