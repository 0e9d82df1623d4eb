import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKeywordView, writeKeywordView } from './keywordAddress.ts';
import { keywordCompetitions, type Keyword } from './keyword.ts';
import {
  countWithoutFigure,
  filterCount,
  keywordColumns,
  keywordFilter,
  plainKeywordView,
  rangedColumns,
  scored,
  sortValueOf,
  type KeywordView,
} from './keywordView.ts';

const keyword: Keyword = {
  id: 1,
  keyword: 'Trail running shoes',
  volume: 5400,
  competitionLevel: 'MEDIUM',
  competitionIndex: 44,
  lowBid: 0.4,
  highBid: 1.9,
  trend: -3,
  region: 'Austria',
};
const [shown] = scored([keyword], 'quickWins');

const word = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const maybeNumber = fc.option(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
);
const range = fc
  .record({ min: maybeNumber, max: maybeNumber })
  .filter(({ min, max }) => min !== null || max !== null);
const anyView: fc.Arbitrary<KeywordView> = fc.record({
  search: fc.string({ unit: 'grapheme' }),
  sort: fc.option(
    fc.record({ column: fc.constantFrom(...keywordColumns), isDescending: fc.boolean() }),
  ),
  levels: fc.uniqueArray(fc.constantFrom(...keywordCompetitions)),
  regions: fc.uniqueArray(word),
  ranges: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...rangedColumns), range), {
      selector: ([column]) => column,
    })
    .map((entries) => Object.fromEntries(entries) as KeywordView['ranges']),
  include: fc.uniqueArray(word),
  exclude: fc.uniqueArray(word),
  isWithoutIdea: fc.boolean(),
  preset: fc.constantFrom('quickWins', 'rising', 'highIntent'),
  hidden: fc.uniqueArray(fc.constantFrom(...keywordColumns.filter((name) => name !== 'keyword'))),
});

describe('a view in the address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const address = writeKeywordView(view).toString();
        expect(readKeywordView(new URLSearchParams(address))).toEqual(view);
      }),
    );
  });

  it('is empty for a plain view', () => {
    expect(writeKeywordView(plainKeywordView).toString()).toBe('');
  });

  it('ignores invalid values', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('q', 'sort', 'level', 'region', 'volume', 'by', 'hide', 'x'),
            fc.string(),
          ),
        ),
        (pairs) => {
          const view = readKeywordView(new URLSearchParams(pairs));
          expect(() => keywordFilter(view)).not.toThrow();
        },
      ),
    );
    expect(
      readKeywordView(
        new URLSearchParams('sort=-evil&level=HUGE&volume=a..b&by=__proto__&hide=keyword'),
      ),
    ).toEqual(plainKeywordView);
  });
});

describe('keywordFilter', () => {
  const passes = (change: Partial<KeywordView>) =>
    shown && keywordFilter({ ...plainKeywordView, ...change })(shown);

  it.each<[string, Partial<KeywordView>, boolean]>([
    ['nothing set', {}, true],
    ['its level', { levels: ['LOW', 'MEDIUM'] }, true],
    ['another level', { levels: ['HIGH'] }, false],
    ['its region', { regions: ['Austria'] }, true],
    ['another region', { regions: ['Spain'] }, false],
    ['a range around it', { ranges: { volume: { min: 5400, max: null } } }, true],
    ['a range above it', { ranges: { trend: { min: 0, max: null } } }, false],
    ['an included word', { include: ['RUNNING', 'swim'] }, true],
    ['no included word', { include: ['swim'] }, false],
    ['an excluded word', { include: ['running'], exclude: ['Shoes'] }, false],
  ])('%s', (_, change, expected) => {
    expect(passes(change)).toBe(expected);
  });

  it('hides a keyword without the filtered figure', () => {
    const [blank] = scored([{ ...keyword, volume: null }], 'quickWins');
    expect(
      blank &&
        keywordFilter({ ...plainKeywordView, ranges: { volume: { min: 0, max: null } } })(blank),
    ).toBe(false);
  });

  it('counts keywords that only lack the figure, and not those hidden by another filter', () => {
    const rows = scored(
      [
        keyword,
        { ...keyword, volume: null },
        { ...keyword, volume: null, region: 'Spain' },
        { ...keyword, competitionLevel: null },
        { ...keyword, volume: 1 },
      ],
      'quickWins',
    );
    const count = (change: Partial<KeywordView>) =>
      countWithoutFigure(rows, { ...plainKeywordView, ...change });
    const ranges = { volume: { min: 10, max: null } };
    expect(count({})).toBe(0);
    expect(count({ ranges })).toBe(2);
    expect(count({ ranges, regions: ['Austria'] })).toBe(1);
    expect(count({ levels: ['MEDIUM', 'LOW', 'HIGH'] })).toBe(1);
  });

  it('counts the filters without the search', () => {
    expect(filterCount({ ...plainKeywordView, search: 'shoes' })).toBe(0);
    expect(
      filterCount({
        ...plainKeywordView,
        exclude: ['free'],
        ranges: { volume: { min: 1, max: null } },
      }),
    ).toBe(2);
  });
});

it('sorts levels by rank, not by letter', () => {
  const ranks = keywordCompetitions.map((competitionLevel) => {
    const [row] = scored([{ ...keyword, competitionLevel }], 'rising');
    return row && sortValueOf(row, 'competitionLevel');
  });
  expect(ranks).toEqual([0, 1, 2, 3, 4]);
});
