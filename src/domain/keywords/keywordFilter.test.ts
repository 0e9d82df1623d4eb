import { describe, expect, it } from 'vitest';
import { aKeyword } from '../testing/aKeyword.ts';
import { countWithoutFigure, filterCount, keywordFilter } from './keywordFilter.ts';
import { scored } from './keywordScore.ts';
import { plainKeywordView, type KeywordView } from './keywordView.ts';

const keyword = aKeyword({
  keyword: 'Trail running shoes',
  volume: 5400,
  competitionLevel: 'MEDIUM',
  trend: -3,
  region: 'Austria',
});
const [shown] = scored([keyword], 'quickWins');

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
