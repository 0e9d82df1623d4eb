import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aKeyword } from '../testing/aKeyword.ts';
import { briefFileName, briefOf, briefToMarkdown, markdownText } from './contentBrief.ts';
import { formatPrice } from '../numbers/formatNumber.ts';
import type { ContentIdea } from './contentIdea.ts';

const idea: ContentIdea = {
  id: 1,
  title: 'How to choose bread',
  type: 'BLOG_POST',
  targetIcp: 'Cafés',
  estimatedValue: 'High',
  outline: ['What to ask', 'What to pay'],
  keywords: ['Rye Bread ', 'spelt'],
};
const rye = aKeyword({
  keyword: 'rye bread',
  volume: 1200,
  competitionLevel: 'VERY_LOW',
  lowBid: 0.4,
  highBid: 1.9,
});

describe('the brief of a content idea', () => {
  it('includes the figures of known keywords', () => {
    const [first, second] = briefOf(idea, [rye]).keywords;
    expect(first?.figures).toEqual(rye);
    expect(second).toEqual({ keyword: 'spelt', figures: null });
  });

  it('uses the keyword with the highest volume when it is listed twice', () => {
    const elsewhere = { ...rye, id: 9, volume: 5000, region: 'Malta' };
    expect(briefOf(idea, [rye, elsewhere]).keywords[0]?.figures).toEqual(elsewhere);
    expect(briefOf(idea, [elsewhere, rye]).keywords[0]?.figures).toEqual(elsewhere);
    expect(briefOf(idea, [{ ...rye, volume: null }, rye]).keywords[0]?.figures).toEqual(rye);
  });

  it('reads as Markdown', () => {
    expect(briefToMarkdown(briefOf(idea, [rye]))).toBe(
      [
        '# How to choose bread',
        '',
        '- **Content type:** BLOG POST',
        '- **Target ICP:** Cafés',
        '- **Estimated value:** High',
        '',
        '## Outline',
        '',
        '1. What to ask',
        '2. What to pay',
        '',
        '## Target keywords',
        '',
        '| Keyword | Volume | Competition | Low bid | High bid |',
        '| --- | --: | --- | --: | --: |',
        `| Rye Bread | ${(1200).toLocaleString()} | Very low | ${formatPrice(0.4)} | ${formatPrice(1.9)} |`,
        '| spelt | – | – | – | – |',
        '',
      ].join('\n'),
    );
  });

  it('leaves out what an idea does not have', () => {
    const bare = { ...idea, targetIcp: '', estimatedValue: null, outline: [], keywords: [] };
    expect(briefToMarkdown(briefOf(bare, []))).toBe(
      '# How to choose bread\n\n- **Content type:** BLOG POST\n',
    );
  });
});

describe('the file of a brief', () => {
  it.each([
    ['How to choose: bread?', 'how-to-choose-bread.md'],
    ['  ../..//etc ', 'etc.md'],
    ['Über Brot', 'über-brot.md'],
    ['???', 'content-brief.md'],
  ])('of %j is %s', (title, expected) => {
    expect(briefFileName(briefOf({ ...idea, title }, []))).toBe(expected);
  });
});

/** Characters that Markdown could read as markup, and those that break lines. */
const odd = Array.from('ab1 .#-+=|\\`*_<>[]()!&;~\n\r\t\u2028\u00a0é😀');

describe('a text in Markdown', () => {
  it.each([
    ['plain words', 'plain words'],
    ['# not a heading', '\\# not a heading'],
    ['- not a list', '\\- not a list'],
    ['3. not a list', '3\\. not a list'],
    ['3.5 per cent', '3.5 per cent'],
    ['a|b', 'a\\|b'],
    ['<b>*so*</b>', '\\<b\\>\\*so\\*\\</b\\>'],
    ['C#', 'C#'],
    ['in C #', 'in C \\#'],
    ['#', '\\#'],
    ['Q&A &amp; more', 'Q&A \\&amp; more'],
    ['one\n\n# two', 'one # two'],
    ['![x](y)', '!\\[x\\](y)'],
  ])('%j is written %j', (text, expected) => {
    expect(markdownText(text)).toBe(expected);
  });

  it('is the text on one line when the escapes are removed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...odd) }), (text) => {
        const written = markdownText(text);
        expect(written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(
          text.replace(/\s+/g, ' ').trim(),
        );
        expect(written).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
