import type { TextsOf } from '../entities/description.ts';
import { localNumber } from '../numbers/localNumber.ts';
import type { RemarkKey } from '../words/invalid.ts';
import type { keywordDescription } from './keyword.ts';

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

/** The keyword form, as typed; the level is blank until chosen. */
export type KeywordFields = TextsOf<typeof keywordDescription>;

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
