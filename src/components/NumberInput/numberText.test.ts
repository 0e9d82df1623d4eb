import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText } from './numberText.ts';

describe('numberText', () => {
  it.each([
    ['1 000,50', '1 000,50'],
    ['1\u00a0000', '1\u00a0000'],
    ['1\u2009000', '1\u2009000'],
    ['\u22125', '-5'],
    ['€ 1.20', ' 1.20'],
    ['12e3', '123'],
    ['abc', ''],
    ['١٢٣٤٫٥', '1234.5'],
  ])('%j becomes %j', (typed, kept) => {
    expect(numberText(typed)).toBe(kept);
  });

  it('removes all other characters, and a second pass changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const kept = numberText(typed);
        expect(kept).toMatch(/^[\d.,\s-]*$/);
        expect(numberText(kept)).toBe(kept);
      }),
    );
  });
});
