import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../entities/texts.ts';
import { keywordCompetitions, keywordDescription, type KeywordField } from './keyword.ts';
import { checkKeyword as checkForm, keywordWarnings, type KeywordFields } from './keywordForm.ts';

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
    const unknown = {
      volume: null,
      competitionIndex: null,
      lowBid: null,
      highBid: null,
      trend: null,
    };
    const rest = { keyword: 'crm', competitionLevel: 'HIGH', region: 'US' };
    expect(checkForm({ ...filled, volume: 'abc' }, true)).toEqual({
      isValid: true,
      value: { ...rest, ...unknown },
    });
    const blank = checkForm(blankKeywordFields, true);
    expect(blank.isValid || Object.keys(blank.problems).sort()).toEqual(Object.keys(rest).sort());
  });

  it('returns finite figures whenever it is valid', () => {
    const text = fc.oneof(
      fc.constantFrom('1', '0,5', '-2', '1 000', '', '.', '9'.repeat(400)),
      fc.string(),
    );
    const names = Object.keys(blankKeywordFields) as KeywordField[];
    const fields = fc.record(
      Object.fromEntries(names.map((name) => [name, text])) as Record<KeywordField, typeof text>,
    );
    fc.assert(
      fc.property(fields, fc.constantFrom(...keywordCompetitions), (typed, competitionLevel) => {
        const check = checkKeyword({ ...typed, competitionLevel });
        if (!check.isValid) return;
        const { volume, competitionIndex, lowBid, highBid, trend } = check.value;
        expect([volume, competitionIndex, lowBid, highBid, trend].every(Number.isFinite)).toBe(
          true,
        );
        expect(check.value.keyword).not.toBe('');
      }),
    );
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
