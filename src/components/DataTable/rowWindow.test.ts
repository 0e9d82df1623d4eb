import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowFirst, windowRows, windowSize, windowStart, windowStep } from './rowWindow.ts';

const scene = fc.record({
  count: fc.integer({ min: 1, max: 500 }),
  height: fc.integer({ min: 44, max: 900 }),
  scrolled: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('the row window', () => {
  it('covers everything on screen at every position', () => {
    fc.assert(
      fc.property(scene, ({ count, height, scrolled }) => {
        const top = scrolled * Math.max(0, count * 44 - height);
        const size = windowSize(height, 44);
        const first = Math.floor(top / 44);
        const last = Math.min(count - 1, Math.floor((top + height - 0.01) / 44));
        const shown = windowRows(windowStart(windowFirst(first), size, count), size, count, []);
        for (let index = first; index <= last; index += 1) expect(shown).toContain(index);
        expect(shown.length).toBeLessThanOrEqual(size);
      }),
    );
  });

  it('stays the same within a step', () => {
    const starts = Array.from({ length: 10 * windowStep }, (_, first) => windowFirst(first + 2));
    expect(new Set(starts).size).toBe(10);
  });

  it('keeps the given rows in ascending order, each once', () => {
    expect(windowRows(8, 4, 100, [90, 9, 2, 2, -1, 100])).toEqual([2, 8, 9, 10, 11, 90]);
  });
});
