import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordPaste } from '../keywords/keywordForm.ts';
import { readPasted } from './sheet.ts';
import { addsManyLines, joinLines, pastedLineCount, startJudging, verdictText } from './paste.ts';

/** Few different terms and figures, so that lines repeat each other. */
const cells = fc.tuple(
  fc.constantFrom('rye', 'Rye', 'spelt', 'oats', ''),
  fc.constantFrom('100', '12,000', 'many', ''),
  fc.constantFrom('LOW', 'huge', ''),
);
const headings = [['Keywords', 'Volume', 'Competition Level']];
const texts = fc
  .tuple(fc.boolean(), fc.array(cells, { maxLength: 40 }))
  .map(([hasHeadings, rows]) => (hasHeadings ? [...headings, ...rows] : rows));
const counts = fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 10 });

describe('judging a number of rows at a time', () => {
  it('says of each row what judging all of them at once says', () => {
    fc.assert(
      fc.property(texts, counts, (rows, steps) => {
        const all = startJudging(keywordPaste, rows, [], 'Ireland').judgeNext(rows.length);
        const judging = startJudging(keywordPaste, rows, [], 'Ireland');
        expect(judging.total).toBe(all.length);
        for (const [index, step] of steps.entries()) {
          const done = steps.slice(0, index).reduce((sum, count) => sum + count, 0);
          expect(judging.judgeNext(step)).toEqual(all.slice(0, done + step));
        }
        expect(judging.judgeNext(rows.length)).toEqual(all);
      }),
    );
  });

  it('keeps the rows that are judged as they are', () => {
    const judging = startJudging(keywordPaste, [['rye'], ['spelt'], ['oats']], []);
    const [first] = judging.judgeNext(1);
    expect(judging.judgeNext(2)[0]).toBe(first);
  });
});

const labelOf = (column: 'name' | 'volume') => `The ${column}`;

describe('the verdict on a pasted line', () => {
  it.each([
    [true, 'Duplicate of an earlier line'],
    [false, 'Already in the list'],
  ])('says what a line repeats (an earlier line: %s)', (isRepeated, text) => {
    expect(verdictText({ kind: 'duplicate', isRepeated }, labelOf)).toBe(text);
  });

  it.each([
    ['volume', 'invalid.required', 'The volume: This field is required'],
    ['name', 'invalid.name', 'Name is required'],
  ] as const)('names the field of a problem once (%s)', (column, problem, text) => {
    expect(verdictText({ kind: 'invalid', column, problem }, labelOf)).toBe(text);
  });
});

const lines = (count: number) => 'rye\n'.repeat(count);

describe('a long paste', () => {
  it('adds more than a thousand lines to what stands there', () => {
    expect(addsManyLines('', lines(1_000))).toBe(false);
    expect(addsManyLines('', lines(1_001))).toBe(true);
    expect(addsManyLines(lines(5_000), lines(5_001))).toBe(false);
    expect(addsManyLines(lines(5_000), '')).toBe(false);
    expect(addsManyLines('', 'a'.repeat(90_000))).toBe(false);
  });

  it('is counted without the blank lines around it', () => {
    expect(pastedLineCount(`\n${lines(1_200)}\n`)).toBe(1_200);
  });

  it('is read together with the lines typed below it', () => {
    const line = fc.stringMatching(/^[a-z]{1,5}\t[0-9]{1,3}$/);
    const text = fc.array(line, { maxLength: 5 }).map((all) => all.join('\n'));
    fc.assert(
      fc.property(text, fc.constantFrom('', '\n', '\r\n'), text, (above, end, below) => {
        expect(readPasted(joinLines(above === '' ? '' : above + end, below))).toEqual([
          ...readPasted(above),
          ...readPasted(below),
        ]);
      }),
    );
  });
});
