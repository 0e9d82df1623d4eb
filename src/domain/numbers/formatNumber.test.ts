import { describe, expect, it } from 'vitest';
import { formatPrice, formatChange, formatNumber } from './formatNumber.ts';

/** The number as the locale of this machine formats it. */
const here = (value: number, places: number, signDisplay: 'auto' | 'always' = 'auto') =>
  value.toLocaleString(undefined, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay,
  });

describe('formatNumber', () => {
  it.each([
    [22_200, here(22_200, 0)],
    [1.2, here(1.2, 1)],
    [0.126, here(0.13, 2)],
    [null, '–'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    [1.2, here(1.2, 2)],
    [0.95, here(0.95, 2)],
    [1200.5, here(1200.5, 2)],
    [3, here(3, 0)],
    [0, here(0, 0)],
    [1.999, here(2, 0)],
    [null, '–'],
  ])('writes the bid %d as %s', (value, text) => {
    expect(formatPrice(value)).toBe(text);
  });

  it.each([
    [12, here(12, 0, 'always')],
    [-8, here(-8, 0)],
    [0, here(0, 0)],
    [null, '–'],
  ])('writes the change %d as %s', (value, text) => {
    expect(formatChange(value)).toBe(text);
  });
});
