import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aKeyword } from '../testing/aKeyword.ts';
import { foldText } from '#text/foldText.ts';
import { ideasUsing, keywordUse, withoutIdea } from './keywordUse.ts';

const ideas = [
  { keywords: ['Rye Bread', 'rye bread ', 'sourdough'] },
  { keywords: ['RYE BREAD'] },
  { keywords: [] },
];
const use = keywordUse(ideas);
const keyword = (text: string, volume: number | null = null) =>
  aKeyword({ id: text, keyword: text, volume });

describe('keywordUse', () => {
  it('counts ideas, not mentions, whatever the capitals', () => {
    expect(ideasUsing(use, 'rye bread')).toBe(2);
    expect(ideasUsing(use, ' SOURDOUGH')).toBe(1);
    expect(ideasUsing(use, 'spelt')).toBe(0);
  });

  it('is null before the ideas are loaded', () => {
    expect(ideasUsing(null, 'rye bread')).toBeNull();
  });

  it('names the keywords without an idea once, the most searched first', () => {
    const list = [
      keyword('spelt', 5),
      keyword('Sourdough', 900),
      keyword('Spelt', 40),
      keyword('bagels', 70),
      keyword('crumpets'),
    ];
    expect(withoutIdea(list, use).map(({ keyword: text }) => text)).toEqual([
      'bagels',
      'Spelt',
      'crumpets',
    ]);
  });

  it('counts keywords with the names of built-in properties', () => {
    expect(ideasUsing(use, '__proto__')).toBe(0);
    expect(ideasUsing(use, 'constructor')).toBe(0);
  });

  it('splits any keywords into those with an idea and those without', () => {
    const texts = fc.array(fc.string({ unit: 'binary', maxLength: 4 }));
    fc.assert(
      fc.property(texts, fc.array(fc.record({ keywords: texts })), (words, some) => {
        const counted = keywordUse(some);
        const unused = new Set(
          withoutIdea(
            words.map((word) => keyword(word)),
            counted,
          ).map((row) => foldText(row.keyword)),
        );
        for (const word of words)
          expect(unused.has(foldText(word))).toBe(ideasUsing(counted, word) === 0);
      }),
    );
  });
});
