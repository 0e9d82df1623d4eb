import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordFilter, readKeywordView, writeKeywordView } from './keywordFilter.ts';
import { keywordCompetitions } from './keyword.ts';
import {
  keywordColumns,
  plainKeywordView,
  rangedColumns,
  scored,
  sortValueOf,
  type KeywordView,
} from './keywordView.ts';

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

it('sorts levels by rank, not by letter', () => {
  const keyword = {
    id: 1,
    keyword: 'shoes',
    volume: null,
    competitionIndex: null,
    lowBid: null,
    highBid: null,
    trend: null,
    region: '',
  };
  const ranks = keywordCompetitions.map((competitionLevel) => {
    const [row] = scored([{ ...keyword, competitionLevel }], 'rising');
    return row && sortValueOf(row, 'competitionLevel');
  });
  expect(ranks).toEqual([0, 1, 2, 3, 4]);
});
