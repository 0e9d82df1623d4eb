import { describe, expect, it } from 'vitest';
import { contrast, edgePairs, levelOf, ratioOf, textPairs } from './contrast.ts';

it('measures as WCAG does', () => {
  const [black, white, grey] = ['oklch(0 0 0)', 'oklch(1 0 0)', 'oklch(0.5999 0 0)'];
  expect(contrast(black, white)).toBeCloseTo(21, 2);
  expect(contrast(white, black)).toBeCloseTo(21, 2);
  expect(contrast(white, white)).toBe(1);
  // #808080 on white, as every checker says.
  expect(contrast(grey, white)).toBeCloseTo(3.95, 1);
});

it('names the level that text reaches', () => {
  expect([7, 6.99, 4.5, 4.49, 3, 2.99].map(levelOf)).toEqual([
    'AAA',
    'AA',
    'AA',
    'not for text',
    'not for text',
    'too low',
  ]);
});

describe.each(['light', 'dark'] as const)('contrast in %s', (theme) => {
  it.each(textPairs)('%s on %s is readable', (...pair) => {
    expect(ratioOf(pair, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s stands out from %s', (...pair) => {
    expect(ratioOf(pair, theme)).toBeGreaterThanOrEqual(3);
  });
});
