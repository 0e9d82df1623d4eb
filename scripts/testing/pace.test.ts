import { describe, expect, it } from 'vitest';
import { pace } from './pace.ts';

describe('pace', () => {
  it.each([
    [1234, 3, 'in 1.2 s'],
    [27_000, 3000, 'in 27.0 s (0.9 s for 100)'],
    [90_000, 150, 'in 90.0 s (60.0 s for 100)'],
    [500, 0, 'in 0.5 s'],
  ])('of %d ms for %d', (milliseconds, things, said) => {
    expect(pace(milliseconds, things)).toBe(said);
  });
});
