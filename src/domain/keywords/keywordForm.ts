import { blanks, hasProblems, type Check } from '../lists/check.ts';
import { keywordCompetitions, type KeywordDraft } from './keyword.ts';
import { localNumber } from '../numbers/localNumber.ts';
import type { InvalidKey, RemarkKey } from '../words/invalid.ts';

/** The fields that hold a number, in the order of the form. */
export const keywordNumberFields = [
  'volume',
  'competitionIndex',
  'lowBid',
  'highBid',
  'trend',
] as const;

/** A field of the keyword form that holds a number. */
export type KeywordNumberField = (typeof keywordNumberFields)[number];

/** A field of the keyword form. */
export type KeywordField = 'keyword' | 'competitionLevel' | 'region' | KeywordNumberField;

/** The keyword form, as typed; the level is blank until chosen. */
export type KeywordFields = Readonly<Record<KeywordField, string>>;

/** A form nobody has typed in. */
export const blankKeywordFields: KeywordFields = {
  keyword: '',
  volume: '',
  competitionLevel: '',
  competitionIndex: '',
  lowBid: '',
  highBid: '',
  trend: '',
  region: '',
};

/** Everything is required, and every figure must be readable as a number. */
export function checkKeyword(fields: KeywordFields): Check<KeywordDraft, KeywordField> {
  const level = keywordCompetitions.find((offered) => offered === fields.competitionLevel);
  const numbers = keywordNumberFields.map((name) => localNumber(fields[name]));
  const [volume, competitionIndex, lowBid, highBid, trend] = numbers;
  const problems: { [Name in KeywordField]?: InvalidKey } = blanks(
    { keyword: fields.keyword, region: fields.region },
    { keyword: 'invalid.keyword', region: 'invalid.region' },
  );
  for (const [index, name] of keywordNumberFields.entries()) {
    if (numbers[index] === null) problems[name] = 'invalid.number';
  }
  if (level === undefined) problems.competitionLevel = 'invalid.competitionLevel';
  if (
    hasProblems(problems) ||
    level === undefined ||
    volume == null ||
    competitionIndex == null ||
    lowBid == null ||
    highBid == null ||
    trend == null
  ) {
    return { isValid: false, problems };
  }
  return {
    isValid: true,
    value: {
      keyword: fields.keyword.trim(),
      volume,
      competitionLevel: level,
      competitionIndex,
      lowBid,
      highBid,
      trend,
      region: fields.region.trim(),
    },
  };
}

/** What may be a slip in the figures, by field; none of it stops the form. */
export function keywordRemarks(fields: KeywordFields): {
  readonly [Name in KeywordNumberField]?: RemarkKey;
} {
  const remarks: { [Name in KeywordNumberField]?: RemarkKey } = {};
  const index = localNumber(fields.competitionIndex);
  const [low, high] = [localNumber(fields.lowBid), localNumber(fields.highBid)];
  if (index !== null && (index < 0 || index > 100)) remarks.competitionIndex = 'remark.index';
  for (const name of ['volume', 'lowBid', 'highBid'] as const) {
    const value = localNumber(fields[name]);
    if (value !== null && value < 0) remarks[name] = 'remark.negative';
  }
  if (low !== null && high !== null && low > high) remarks.lowBid ??= 'remark.bids';
  return remarks;
}
