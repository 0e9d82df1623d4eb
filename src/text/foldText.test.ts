import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts } from './compareTexts.ts';
import { foldText, isSameText } from './foldText.ts';

describe('foldText', () => {
  it.each([
    ['case', 'CRM', 'crm'],
    ['accents', 'Crème Brûlée', 'creme brulee'],
    ['accents written apart', 'Cre\u0300me', 'Crème'],
    ['the final sigma', 'λόγος', 'ΛΟΓΟΣ'],
    ['the accents of Greek', 'λόγος', 'λογος'],
    ['breathings and the iota below', 'ᾠδή', 'ωδη'],
    ['the sharp s', 'Straße', 'STRASSE'],
    ['the capital sharp s', 'STRAẞE', 'strasse'],
    ['Turkish i', 'İSTANBUL', 'istanbul'],
    ['Turkish dotless i', 'IŞIK', 'ışık'],
    ['Vietnamese', 'Đà Nẵng', 'da nang'],
    ['Polish', 'Łódź', 'lodz'],
    ['Danish', 'Ærø', 'aero'],
    ['Cyrillic', 'Ёлка', 'елка'],
    ['wide letters', 'ＣＲＭ　１２', 'crm 12'],
    ['half-width katakana', 'ｶﾞｲﾄﾞ', 'ガイド'],
    ['ligatures', 'ﬁnance', 'finance'],
    ['vowel points of Hebrew', 'שָׁלוֹם', 'שלום'],
    ['vowel points of Arabic', 'كِتَاب', 'كتاب'],
    ['soft hyphens and zero width', 'key\u00adword\u200b', 'keyword'],
    ['a non-breaking space', 'rye\u00a0bread', 'rye bread'],
    ['thin, wide and repeated spaces', ' rye\u2009 \u3000\tbread\n', 'rye bread'],
  ])('ignores %s', (_what, one, other) => {
    expect(foldText(one)).toBe(foldText(other));
    expect(isSameText(one, other)).toBe(true);
  });

  it.each([
    ['мой', 'мои'],
    ['か', 'が'],
    ['はは', 'ぱぱ'],
    ['कि', 'का'],
    ['ก่า', 'กา'],
    ['c', 'c++'],
    ['a b', 'ab'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(isSameText(one, other)).toBe(false);
  });

  const text = fc.string({ unit: 'binary' });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(foldText(foldText(any))).toBe(foldText(any));
      }),
    );
  });

  it('gives the same result for every spelling of the same characters', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (any, form) => {
        expect(foldText(any.normalize(form))).toBe(foldText(any));
      }),
    );
  });

  it('finds upper case by lower case and vice versa', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        // In capitals the iota below a Greek letter becomes a letter of its own.
        fc.pre(!any.normalize('NFD').includes('\u0345'));
        expect(foldText(any.toUpperCase())).toBe(foldText(any));
        expect(foldText(any.toLowerCase())).toBe(foldText(any));
      }),
    );
  });

  it('keeps every part of a text a part of it', () => {
    fc.assert(
      fc.property(text, text, text, (before, part, after) => {
        expect(foldText(before + part + after)).toContain(foldText(part));
      }),
    );
  });
});

describe('compareTexts', () => {
  it('sorts texts that differ only in case, accents or width together, and numbers in texts by value', () => {
    const sorted = ['item 10', 'Résumé', 'zoo', 'item 2', 'resume', 'ｚoo', 'RESUME'].sort(
      compareTexts,
    );
    expect(sorted.map(foldText)).toEqual([
      'item 2',
      'item 10',
      'resume',
      'resume',
      'resume',
      'zoo',
      'zoo',
    ]);
  });
});
