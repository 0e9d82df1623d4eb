import { expect, it } from 'vitest';
import { keywordSheet, totalsOf } from './keywordSheet.ts';
import { keywordUse } from './keywordUse.ts';
import { scored } from './keywordScore.ts';
import { sheetAsCsv, sheetAsLines } from '../lists/sheet.ts';

const base = { competitionLevel: 'LOW', competitionIndex: 10, trend: -2, region: 'Spain' } as const;
const rows = scored(
  [
    { ...base, id: 1, keyword: '=evil', volume: 100, lowBid: 1, highBid: 2 },
    { ...base, id: 2, keyword: 'shoes', volume: null, lowBid: null, highBid: 4 },
  ],
  'quickWins',
  keywordUse([{ keywords: ['Shoes'] }]),
);

it('exports exactly the shown columns of the given rows', () => {
  const sheet = keywordSheet([
    'competitionLevel',
    'competitionIndex',
    'lowBid',
    'highBid',
    'region',
    'score',
  ]);
  expect(sheetAsCsv(sheet, rows)).toBe(
    "\uFEFFKeywords,Volume,Trend,Ideas\r\n'=evil,100,-2,0\r\nshoes,,-2,1\r\n",
  );
});

it('copies one keyword per line', () => {
  expect(sheetAsLines(keywordSheet([]), rows)).toBe('=evil\nshoes');
});

it('adds up a selection, leaving out what is unknown', () => {
  expect(totalsOf(rows)).toBe('Total volume 100, average bid 1 to 3 · 1 without a volume');
  expect(totalsOf([])).toBe('Total volume 0, average bid – to –');
  expect(totalsOf(rows.slice(1))).toBe('Total volume –, average bid – to 4 · 1 without a volume');
});
