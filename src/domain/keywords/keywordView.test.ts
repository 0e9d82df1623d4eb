import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aKeyword, unknownFigures } from '../testing/aKeyword.ts';
import { keywordCompetitions, type Keyword } from './keyword.ts';
import { keywordFilter } from './keywordFilter.ts';
import { opportunityOf, opportunityPresets, scored } from './keywordScore.ts';
import {
  keywordColumns,
  plainKeywordView,
  rangedColumns,
  readKeywordView,
  sortValueOf,
  writeKeywordView,
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
  isGone: fc.boolean(),
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
  const ranks = keywordCompetitions.map((competitionLevel) => {
    const [row] = scored([aKeyword({ competitionLevel })], 'rising');
    return row && sortValueOf(row, 'competitionLevel');
  });
  expect(ranks).toEqual([0, 1, 2, 3, 4]);
});

const base = aKeyword();
const figure = fc.oneof(fc.constant(null), fc.double({ noNaN: true, min: -1e9, max: 1e9 }));
const anyKeyword = fc
  .record({
    volume: figure,
    competitionIndex: figure,
    lowBid: figure,
    highBid: figure,
    trend: figure,
  })
  .map((figures): Keyword => ({ ...base, ...figures }));
const anyWeights = fc.record({
  volume: fc.nat(100),
  competition: fc.nat(100),
  value: fc.nat(100),
  trend: fc.nat(100),
});

describe('opportunityOf', () => {
  it('explains the score: the parts add up to it', () => {
    fc.assert(
      fc.property(anyKeyword, anyWeights, (keyword, weights) => {
        const { score, parts } = opportunityOf(keyword, weights);
        const sum = parts.reduce((total, part) => total + part.points, 0);
        const isUnknown = parts.every(({ quality }) => quality === null);
        expect(score).toBe(isUnknown ? null : Math.round(sum));
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('only rises when a figure gets better', () => {
    const weights = opportunityPresets.quickWins;
    const better: readonly Partial<Keyword>[] = [
      { volume: 20_000 },
      { competitionIndex: 5 },
      { highBid: 9 },
      { trend: 40 },
    ];
    for (const change of better) {
      expect(opportunityOf({ ...base, ...change }, weights).score).toBeGreaterThan(
        opportunityOf(base, weights).score ?? Number.NaN,
      );
    }
  });

  it('leaves a missing figure out instead of counting it as zero', () => {
    const parts = opportunityOf({ ...base, trend: null }, opportunityPresets.rising).parts;
    expect(parts.find((part) => part.factor === 'trend')).toEqual({
      factor: 'trend',
      quality: null,
      points: 0,
      of: 0,
    });
    expect(parts.reduce((sum, part) => sum + part.of, 0)).toBeCloseTo(100);
  });

  it('is unknown without figures, and zero without weights', () => {
    const blank = aKeyword(unknownFigures);
    expect(opportunityOf(blank, opportunityPresets.rising).score).toBeNull();
    expect(opportunityOf(base, { volume: 0, competition: 0, value: 0, trend: 0 }).score).toBe(0);
  });

  it('orders keywords differently by preset', () => {
    const contested = { ...base, competitionIndex: 95, highBid: 30, lowBid: 12 };
    expect(opportunityOf(contested, opportunityPresets.highIntent).score).toBeGreaterThan(
      opportunityOf(contested, opportunityPresets.quickWins).score ?? Number.NaN,
    );
  });
});
