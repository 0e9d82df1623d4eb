import { expect, it } from 'vitest';
import { keywordsAsLines, keywordsToCsv, totalsOf } from './keywordExport.ts';
import { scored } from './keywordView.ts';

const base = { competitionLevel: 'LOW', competitionIndex: 10, trend: -2, region: 'Spain' } as const;
const rows = scored(
  [
    { ...base, id: 1, keyword: '=evil', volume: 100, lowBid: 1, highBid: 2 },
    { ...base, id: 2, keyword: 'shoes', volume: null, lowBid: null, highBid: 4 },
  ],
  'quickWins',
);

it('exports exactly the shown columns of the given rows', () => {
  const csv = keywordsToCsv(rows, [
    'competitionLevel',
    'competitionIndex',
    'lowBid',
    'highBid',
    'region',
    'score',
  ]);
  expect(csv).toBe("\uFEFFKeywords,Volume,Trend\r\n'=evil,100,-2\r\nshoes,,-2\r\n");
});

it('copies one keyword per line', () => {
  expect(keywordsAsLines(rows)).toBe('=evil\nshoes');
});

it('adds up a selection, leaving out what is unknown', () => {
  expect(totalsOf(rows)).toEqual({ volume: 100, low: 1, high: 3 });
  expect(totalsOf([])).toEqual({ volume: 0, low: null, high: null });
});
