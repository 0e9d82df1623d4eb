import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aKeyword, unknownFigures } from '#domain/testing/aKeyword.ts';
import { scored, type ScoredKeyword } from '#domain/keywords/keywordScore.ts';
import { belowGrid, chartPoints, frameHeight, pointLimit, volumeTicks } from './chartPoints.ts';

const width = 600;

/** The points in the frame, and those below it. */
function pointsOf(keywords: readonly ScoredKeyword[]) {
  const { points, unplaced } = chartPoints(keywords, width);
  const end = points.length - unplaced.drawn;
  return { placed: points.slice(0, end), below: points.slice(end), count: unplaced.count };
}

const row = fc.record({
  id: fc.nat(),
  keyword: fc.string(),
  volume: fc.option(fc.integer({ min: -10, max: 10_000_000 })),
  competitionLevel: fc.constantFrom('VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH', null),
  competitionIndex: fc.option(fc.integer({ min: -50, max: 200 })),
  lowBid: fc.option(fc.double({ noNaN: true, min: -5, max: 500 })),
  highBid: fc.option(fc.double({ noNaN: true, min: -5, max: 500 })),
  trend: fc.option(fc.integer()),
  region: fc.string(),
});

describe('points in the frame', () => {
  it('keeps every point inside the frame, from left to right', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const points = pointsOf(scored(rows, 'rising')).placed;
        for (const { x, y, radius } of points) {
          expect(x >= 0 && x <= width && y >= -0.001 && y <= frameHeight + 0.001).toBe(true);
          expect(radius).toBeGreaterThan(0);
        }
        expect(points.map(({ x }) => x)).toEqual(
          points.map(({ x }) => x).sort((one, other) => one - other),
        );
      }),
    );
  });

  it('shows the best keywords when there are too many', () => {
    const rows = Array.from({ length: 10_000 }, (_, id) => aKeyword({ id, volume: id }));
    const points = pointsOf(scored(rows, 'rising')).placed;
    expect(points).toHaveLength(pointLimit);
    expect(Math.min(...points.map(({ keyword }) => keyword.volume ?? 0))).toBeGreaterThan(5000);
  });
});

it('ticks are powers of ten around the volumes', () => {
  const rows = [aKeyword({ volume: 50 }), aKeyword({ volume: 7000 })];
  expect(volumeTicks(scored(rows, 'rising'))).toEqual([10, 100, 1000, 10_000]);
});

describe('points below the frame', () => {
  it('shows every keyword once, in the chart or beside it, and no two at one position', () => {
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 100 }), (rows) => {
        const keywords = scored(rows, 'rising');
        const { placed, below } = pointsOf(keywords);
        const keys = [...placed, ...below].map(({ key }) => key);
        expect(keys.sort()).toEqual(rows.map(({ id }) => String(id)).sort());
        expect(new Set(below.map(({ x, y }) => `${x} ${y}`)).size).toBe(below.length);
        expect(below.every(({ x, y }) => x > 0 && x < width && y > 0)).toBe(true);
      }),
    );
  });

  it('draws a limited number and counts all', () => {
    const rows = Array.from({ length: 500 }, (_, id) => aKeyword({ id, ...unknownFigures }));
    const { below, count } = pointsOf(scored(rows, 'rising'));
    expect(count).toBe(500);
    expect(below).toHaveLength((width / belowGrid.step) * belowGrid.rows);
  });
});
