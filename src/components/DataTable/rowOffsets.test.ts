import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowOffsets } from './rowOffsets.ts';

const table = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  tall: fc.uniqueArray(
    fc.record({
      index: fc.integer({ min: 0, max: 39 }),
      height: fc.integer({ min: 44, max: 300 }),
    }),
    { selector: ({ index }) => index, maxLength: 6 },
  ),
});

describe('rowOffsets', () => {
  it('agrees with adding up every row', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: -50, max: 4000 }), ({ count, tall }, top) => {
        const inTable = tall.filter(({ index }) => index < count).sort((a, b) => a.index - b.index);
        const heights = Array.from(
          { length: count },
          (_, index) => inTable.find((row) => row.index === index)?.height ?? 44,
        );
        const tops = heights.map((_, index) => heights.slice(0, index).reduce((a, b) => a + b, 0));
        const offsets = rowOffsets(count, 44, inTable);
        expect(tops.map((_, index) => offsets.topOf(index))).toEqual(tops);
        expect(offsets.total).toBe(heights.reduce((a, b) => a + b, 0));
        const naive = Math.max(
          0,
          tops.findLastIndex((rowTop) => rowTop <= top),
        );
        expect(offsets.indexAt(top)).toBe(naive);
      }),
    );
  });
});
