import { describe, expect, it } from 'vitest';
import { aKeyword, unknownFigures } from '../testing/aKeyword.ts';
import { textsOf } from '../entities/texts.ts';
import { keywordDescription, type Keyword } from './keyword.ts';
import {
  checkKeyword as checkForm,
  keywordWarnings,
  type KeywordFields,
  keywordPaste,
} from './keywordForm.ts';
import { keywordSheet } from './keywordSheet.ts';
import { scored } from './keywordScore.ts';
import { judged } from '../lists/testing/judged.ts';
import { sheetAsCsv } from '../lists/sheet.ts';

const blankKeywordFields = textsOf(keywordDescription, null);
const checkKeyword = (texts: KeywordFields) => checkForm(texts, false);

const filled = {
  keyword: ' crm ',
  volume: '1 200',
  competitionLevel: 'HIGH',
  competitionIndex: '40',
  lowBid: '0,5',
  highBid: '2.75',
  trend: '-3',
  region: ' US ',
};

describe('the keyword form', () => {
  it('returns the keyword with its figures as numbers', () => {
    expect(checkKeyword(filled)).toEqual({
      isValid: true,
      value: {
        keyword: 'crm',
        volume: 1200,
        competitionLevel: 'HIGH',
        competitionIndex: 40,
        lowBid: 0.5,
        highBid: 2.75,
        trend: -3,
        region: 'US',
      },
    });
  });

  it('reports every field of a blank form', () => {
    const check = checkKeyword(blankKeywordFields);
    expect(check.isValid).toBe(false);
    if (check.isValid) return;
    expect(Object.keys(check.problems).sort()).toEqual(Object.keys(blankKeywordFields).sort());
  });

  it.each([
    ['keyword', '  '],
    ['region', '\u00a0'],
    ['volume', ''],
    ['volume', 'abc'],
    ['trend', '-'],
    ['lowBid', '1.2.3'],
    ['competitionIndex', ' '],
    ['competitionLevel', 'SOME'],
    ['competitionLevel', ''],
  ] as const)('refuses %s %j, and that field alone', (field, typed) => {
    const check = checkKeyword({ ...filled, [field]: typed });
    expect(check.isValid || Object.keys(check.problems)).toEqual([field]);
  });

  it('sends the five figures as null for who does not know them, and requires all else', () => {
    const { competitionLevel: _level, ...unknown } = unknownFigures;
    const rest = { keyword: 'crm', competitionLevel: 'HIGH', region: 'US' };
    expect(checkForm({ ...filled, volume: 'abc' }, true)).toEqual({
      isValid: true,
      value: { ...rest, ...unknown },
    });
    const blank = checkForm(blankKeywordFields, true);
    expect(blank.isValid || Object.keys(blank.problems).sort()).toEqual(Object.keys(rest).sort());
  });
});

describe('warnings of the form of a keyword', () => {
  it.each([
    [{}, {}],
    [{ competitionIndex: '101' }, { competitionIndex: 'warning.index' }],
    [{ competitionIndex: '-1' }, { competitionIndex: 'warning.index' }],
    [{ competitionIndex: '100' }, {}],
    [{ volume: '-5' }, { volume: 'warning.negative' }],
    [{ trend: '-50' }, {}],
    [{ lowBid: '3' }, { lowBid: 'warning.bids' }],
    [{ lowBid: '2.75' }, {}],
    [
      { lowBid: '-1', highBid: '-2' },
      { lowBid: 'warning.negative', highBid: 'warning.negative' },
    ],
    [{ lowBid: 'x', volume: '' }, {}],
  ])('of %j are %j, and do not stop the form', (typed, warnings) => {
    expect(keywordWarnings({ ...filled, ...typed })).toEqual(warnings);
  });
});

const existing = aKeyword({ keyword: 'Running Shoes', region: 'Austria' });
const readKeywords = (text: string, region: string, known: readonly Keyword[]) =>
  judged(keywordPaste, text, known, region);
const verdicts = (text: string, region = 'Austria') =>
  readKeywords(text, region, [existing]).map(({ line, verdict }) => [line, verdict.kind] as const);

describe('pasted keywords', () => {
  it('keeps the figures that are given', () => {
    expect(readKeywords('road shoes\t100\tLow', 'Austria', [])[0]?.verdict).toMatchObject({
      draft: { volume: 100, competitionLevel: 'LOW', competitionIndex: null, trend: null },
    });
  });

  it('reads columns of a spreadsheet, with or without headings in any order', () => {
    const draft = {
      keyword: 'trail shoes',
      volume: 5400,
      competitionLevel: 'VERY_HIGH',
      competitionIndex: 90,
      lowBid: 0.4,
      highBid: 1.9,
      trend: -3,
      region: 'Spain',
    };
    const plain = 'trail shoes\t5400\tVery high\t90\t0,4\t1,9\t-3\tSpain';
    const headed =
      'Region\tKeywords\tVolume\tCompetition Level\tCompetition Index\tLow Bid\tHigh Bid\tTrend\nSpain\ttrail shoes\t5400\tvery-high\t90\t0.4\t1.9\t-3';
    expect(readKeywords(plain, '', [])[0]?.verdict).toEqual({ kind: 'fresh', draft });
    expect(readKeywords(headed, '', [])[0]?.verdict).toEqual({ kind: 'fresh', draft });
  });

  it('marks keywords that exist already, and repeated ones', () => {
    expect(verdicts('running shoes\ntrail\nTRAIL')).toEqual([
      [1, 'same'],
      [2, 'fresh'],
      [3, 'repeated'],
    ]);
    expect(verdicts('running shoes', 'Spain')).toEqual([[1, 'fresh']]);
  });

  it.each([
    ['x', '', 'Region is required'],
    ['trail\tmany', 'Spain', 'Search volume: Enter a number'],
    ['road\t1\tHUGE', 'Spain', 'Choose a competition level'],
  ])('names the wrong field of %j with the region %j', (line, region, reason) => {
    const [row] = readKeywords(line, region, []);
    expect(row?.verdict).toEqual({ kind: 'unreadable', reason });
  });

  it('reads the trend and the dashes of the table itself', () => {
    const [row] = readKeywords('rye\t100\tLow\t5\t–\t2\t\u221213', 'Ireland', []);
    expect(row?.verdict).toMatchObject({ kind: 'fresh', draft: { trend: -13, lowBid: null } });
  });

  it.each([
    ['with headings and score', {}],
    ['a blank figure as unknown, not as zero', { volume: null, trend: null }],
  ])('reads its own export: %s', (_what, figures) => {
    const { id, ...draft } = { ...existing, ...figures };
    const csv = sheetAsCsv(keywordSheet([]), scored([{ id, ...draft }], 'quickWins'));
    expect(readKeywords(csv, '', []).map(({ verdict }) => verdict)).toEqual([
      { kind: 'fresh', draft },
    ]);
    expect(readKeywords(csv, '', [existing])[0]?.verdict.kind).toBe('same');
  });
});
