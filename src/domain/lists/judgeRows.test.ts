import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordPaste } from '../keywords/keywordPaste.ts';
import { judgeRows, startJudging } from './judgeRows.ts';

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
const given = { region: 'Ireland' };
const counts = fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 10 });

describe('judging a number of rows at a time', () => {
  it('says of each row what judging all of them at once says', () => {
    fc.assert(
      fc.property(texts, counts, (rows, steps) => {
        const all = judgeRows(keywordPaste, rows, [], given);
        const judging = startJudging(keywordPaste, rows, [], given);
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
