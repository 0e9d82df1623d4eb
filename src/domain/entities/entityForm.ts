import { byteLength } from '#text/byteLength.ts';
import { hasProblems, type Check, type Problems } from '../lists/check.ts';
import type { InvalidKey } from '../words/invalid.ts';
import {
  fieldNames,
  fieldsOf,
  type DraftOf,
  type EntityDescription,
  type FieldName,
  type KindValues,
  type TextsOf,
} from './description.ts';
import { levelIn } from '../insights/level.ts';
import { competitionIn } from '../keywords/keyword.ts';
import { localNumber } from '../numbers/localNumber.ts';
import { linesOf, textOf, textProblems } from './texts.ts';

/** The most bytes of a row as it is sent (D87). */
const mostOfRow = 32 * 1024;

export const fits = (row: object): boolean => byteLength(row) <= mostOfRow;

/** Returns the problem of a row that is too large, at the longest of these fields: that is the one to shorten. */
export function sizeProblems<Field extends string>(
  row: Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
): Problems<Field> {
  const problems: { [Name in Field]?: InvalidKey } = {};
  const [longest] = fields.toSorted((one, other) => byteLength(row[other]) - byteLength(row[one]));
  if (longest && !fits(row)) problems[longest] = 'invalid.rowTooLarge';
  return problems;
}

/** Read a typed text as a value, for each kind of field. */
const readers: { readonly [Kind in keyof KindValues]: (text: string) => KindValues[Kind] } = {
  line: (text) => text.trim(),
  text: (text) => text.trim(),
  lines: linesOf,
  level: levelIn,
  competition: competitionIn,
  number: localNumber,
};

/**
 * Checks a form. It is invalid while a required field is blank or cannot be read. Problems of blank fields come first.
 * `before` has texts of the edited row: what is blank there because nobody knows it may stay blank.
 */
export function checkTexts<Description extends EntityDescription>(
  description: Description,
  texts: TextsOf<Description>,
  before?: Partial<TextsOf<Description>>,
): Check<DraftOf<Description>, FieldName<Description>> {
  const problems: { [Name in FieldName<Description>]?: InvalidKey } = textProblems(
    description,
    texts,
    before,
  );
  const draft: Record<string, unknown> = {};
  const fields = fieldsOf(description);
  for (const name of fieldNames(description)) {
    const { kind, required } = fields[name];
    const value = readers[kind](texts[name]);
    const isUnreadable = texts[name].trim() !== '' && textOf(value) === '';
    if (required && isUnreadable) problems[name] = required;
    draft[name] = value;
  }
  const value = draft as DraftOf<Description>;
  const found = hasProblems(problems) ? problems : sizeProblems(value, fieldNames(description));
  return hasProblems(found) ? { isValid: false, problems: found } : { isValid: true, value };
}

/** Returns the name under which a form's draft is stored: one per row, and one for a new row. */
export const draftNameOf = (list: string, row: { readonly id: string | number } | null): string =>
  [list, row?.id ?? 'new'].join('.');
