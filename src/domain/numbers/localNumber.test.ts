import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localNumber, numberHint, parseLocalNumber } from './localNumber.ts';

describe('a typed number', () => {
  it.each([
    ['1200', 1200, null],
    ['1,5', 1.5, 'Reads as 1.5'],
    ['1,000', 1, 'Reads as 1; did you mean 1000?'],
    ['0,125', 0.125, 'Reads as 0.125'],
    ['1 000', 1000, 'Reads as 1000'],
    ['1\u2009000,50', 1000.5, 'Reads as 1000.5'],
    [' 7 ', 7, null],
    ['-3,5', -3.5, 'Reads as -3.5'],
    ['\u22123', -3, 'Reads as -3'],
    ['5.', 5, 'Reads as 5'],
    ['-0', 0, 'Reads as 0'],
    [',5', 0.5, 'Reads as 0.5'],
    ['↗ +13', 13, 'Reads as 13'],
    ['↘ \u221213', -13, 'Reads as -13'],
    ['→ 0', 0, 'Reads as 0'],
    ['\u200e-13', -13, 'Reads as -13'],
    ['22’200', 22200, 'Reads as 22200'],
    ["1'234'567.5", 1234567.5, 'Reads as 1234567.5'],
    ['٢٢٬٢٠٠٫٥', 22200.5, 'Reads as 22200.5'],
    ['１，５', 1.5, 'Reads as 1.5'],
    ['99999999999999999999999', 1e23, 'Reads as 100000000000000000000000'],
    ['0,0000001', 1e-7, 'Reads as 0.0000001'],
  ])('%j is read as %d', (typed, value, hint) => {
    expect(localNumber(typed)).toBe(value);
    expect(numberHint(typed)).toBe(hint);
  });

  it.each([
    ['1,000,000', 'Did you mean 1000000?'],
    ['1,234.5', 'Did you mean 1234.5?'],
    ['1.234,5', 'Did you mean 1234.5?'],
    ['1,00,000', 'Did you mean 100000?'],
    ['↘ 13', null],
    ['+-1', null],
    ["1'2", null],
    ['-', null],
    ['.', null],
    ['1-2', null],
    ['1e3', null],
    ['Infinity', null],
    ['9'.repeat(400), null],
  ])('%j is not a number', (typed, hint) => {
    expect(parseLocalNumber(typed).kind).toBe('invalid');
    expect(numberHint(typed)).toBe(hint);
  });

  it('rejects a very long row of digits fast', () => {
    expect(parseLocalNumber(`${'1'.repeat(200_000)}-`)).toEqual({
      kind: 'invalid',
      suggestion: null,
    });
  });

  it.each(['', ' ', '\u00a0\t'])('%j is blank, not zero', (typed) => {
    expect(parseLocalNumber(typed)).toEqual({ kind: 'blank' });
    expect(numberHint(typed)).toBeNull();
  });

  it('reads back every number written with dot or comma, with any spaces', () => {
    const written = fc.tuple(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => Number(value.toFixed(4))),
      fc.constantFrom('.', ','),
      fc.constantFrom('', ' ', '\u00a0', '\u2009'),
    );
    fc.assert(
      fc.property(written, ([value, point, space]) => {
        const typed = space + String(value).replace('.', point) + space;
        expect(localNumber(typed)).toBe(value + 0);
      }),
    );
  });

  it('reads what the product writes, in every language', () => {
    const value = fc
      .double({ min: -1e9, max: 1e9, noNaN: true })
      .map((any) => Number(any.toFixed(2)));
    const locales = ['en', 'de', 'fr', 'de-CH', 'sv', 'en-IN', 'he', 'ar-EG', 'fa', 'bn', 'mr'];
    for (const locale of locales) {
      const format = new Intl.NumberFormat(locale, {
        maximumFractionDigits: 2,
        signDisplay: 'exceptZero',
      });
      fc.assert(
        fc.property(value, (any) => {
          const read = parseLocalNumber(format.format(any));
          const readings =
            read.kind === 'blank'
              ? []
              : [read.suggestion, read.kind === 'number' ? read.value : null];
          expect(readings).toContain(any + 0);
        }),
      );
    }
  });

  it('has a hint when letters were removed that may change the number', () => {
    expect(numberHint('12', '12k')).toBe('“12k” reads as 12: letters are ignored');
    expect(numberHint('13', '1e3')).toBe('“1e3” reads as 13: letters are ignored');
    expect(numberHint(' 1.20', '€ 1.20')).toBe('Reads as 1.2');
    expect(numberHint('5', '5%')).toBeNull();
    expect(numberHint('12', '١٢k')).toBe('“١٢k” reads as 12: letters are ignored');
    expect(numberHint('12', '１２')).toBeNull();
  });

  const characters = Array.from('0123456789.,- \u00a0');

  it('returns only finite numbers or null', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...characters) }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const value = localNumber(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
