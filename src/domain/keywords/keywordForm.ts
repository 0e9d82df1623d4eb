import type { TextsOf } from '../entities/description.ts';
import { checkTexts } from '../entities/entityForm.ts';
import { textOf } from '../entities/texts.ts';
import type { Check } from '../lists/check.ts';
import { localNumber } from '../numbers/localNumber.ts';
import type { WarningKey } from '../words/invalid.ts';
import { keywordDescription, type KeywordDraft, type KeywordField } from './keyword.ts';
import { keywordFigures, sentForUnknown } from './unknownFigures.ts';

/** The fields with a number, in the order of the form. */
export const keywordNumberFields = keywordFigures.filter((name) => name !== 'competitionLevel');

/** A field of the keyword form with a number. */
export type KeywordNumberField = (typeof keywordNumberFields)[number];

/** The keyword form as typed. The level is blank until chosen. */
export type KeywordFields = TextsOf<typeof keywordDescription>;

/** Returns warnings about figures that may be typing errors, by field. They do not keep the form from being sent. */
export function keywordWarnings(fields: KeywordFields): {
  readonly [Name in KeywordNumberField]?: WarningKey;
} {
  const warnings: { [Name in KeywordNumberField]?: WarningKey } = {};
  const index = localNumber(fields.competitionIndex);
  const [low, high] = [localNumber(fields.lowBid), localNumber(fields.highBid)];
  if (index !== null && (index < 0 || index > 100)) warnings.competitionIndex = 'warning.index';
  for (const name of ['volume', 'lowBid', 'highBid'] as const) {
    const value = localNumber(fields[name]);
    if (value !== null && value < 0) warnings[name] = 'warning.negative';
  }
  if (low !== null && high !== null && low > high) warnings.lowBid ??= 'warning.bids';
  return warnings;
}

/** Checks a keyword. A blank figure is valid and becomes null. */
export function checkKeywordFields(fields: KeywordFields): Check<KeywordDraft, KeywordField> {
  const blank = keywordFigures.filter((name) => fields[name].trim() === '');
  const filled = blank.map((name) => [name, textOf(sentForUnknown[name])]);
  const check = checkTexts(keywordDescription, { ...fields, ...Object.fromEntries(filled) });
  if (!check.isValid) return check;
  const unknown = Object.fromEntries(blank.map((name) => [name, null]));
  return { isValid: true, value: { ...check.value, ...unknown } };
}

/** Returns true when any figure is filled in. */
export const hasTypedFigures = (fields: KeywordFields): boolean =>
  keywordFigures.some((name) => fields[name].trim() !== '');

/** Returns the form with blank figures. */
export const withoutFigures = (fields: KeywordFields): KeywordFields => ({
  ...fields,
  ...Object.fromEntries(keywordFigures.map((name) => [name, ''])),
});
