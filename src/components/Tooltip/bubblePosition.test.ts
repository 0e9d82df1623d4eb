import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bubblePosition } from './bubblePosition.ts';

const viewport = { width: 390, height: 800 };
const bubble = { width: 200, height: 40 };

describe('bubblePosition', () => {
  it('puts the bubble above its trigger, centred', () => {
    expect(
      bubblePosition({ left: 150, top: 400, width: 40, height: 32 }, bubble, viewport),
    ).toEqual({
      left: 70,
      top: 354,
    });
  });

  it('puts it below when there is no space above', () => {
    expect(
      bubblePosition({ left: 150, top: 10, width: 40, height: 32 }, bubble, viewport).top,
    ).toBe(48);
  });

  it('keeps it inside the viewport wherever the trigger is', () => {
    const edge = fc.integer({ min: 0, max: 380 });
    fc.assert(
      fc.property(edge, edge, (left, top) => {
        const position = bubblePosition({ left, top, width: 32, height: 32 }, bubble, viewport);
        expect(position.left).toBeGreaterThanOrEqual(8);
        expect(position.left + bubble.width).toBeLessThanOrEqual(viewport.width - 8);
        expect(position.top).toBeGreaterThanOrEqual(8);
        expect(position.top + bubble.height).toBeLessThanOrEqual(viewport.height - 8);
      }),
    );
  });
});
