import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumber } from './plainNumber.ts';

describe('plainNumber', () => {
  it.each([
    [0, '0'],
    [-1.5, '-1.5'],
    [1e23, '100000000000000000000000'],
    [-1.25e21, '-1250000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-5e-324, `-0.${'0'.repeat(323)}5`],
  ])('writes %d as %s', (value, text) => {
    expect(plainNumber(value)).toBe(text);
  });

  it('writes only digits, which read back as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(plainNumber(value)).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(plainNumber(value)) + 0).toBe(value + 0);
      }),
    );
  });
});
