import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownText } from './contentBrief.ts';

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
