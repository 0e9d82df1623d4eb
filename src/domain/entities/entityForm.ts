import { byteLength } from '#text/byteLength.ts';
import { safeWebsite } from '../business/businessForm.ts';
import { pageAddress } from '../evidence/grounds.ts';
import { hasProblems, type Check, type Problems } from '../lists/check.ts';
import { isEmail } from '../mail/email.ts';
import type { InvalidKey } from '../words/invalid.ts';
import {
  fieldNames,
  fieldsOf,
  type DraftOf,
  type EntityDescription,
  type FieldDescription,
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

/** Read a typed text of a format; null for one that the field does not take. */
const formats: {
  readonly [Format in NonNullable<FieldDescription['format']>]: {
    readonly read: (text: string) => string | null;
    readonly problem: InvalidKey;
  };
} = {
  email: { read: (text) => (isEmail(text) ? text : null), problem: 'invalid.emailFormat' },
  website: {
    read: (text) => {
      const website = safeWebsite(text);
      return website !== null && pageAddress(website) !== undefined ? website : null;
    },
    problem: 'invalid.websiteUnsafe',
  },
};

/**
 * Checks a form. It is invalid while a required field is blank or cannot be read. Problems of blank fields come first.
 * `before` has texts of the edited row: what is blank there because nobody knows it may stay blank, and what a server has sent
 * in another format may stay too.
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
    const { kind, required, format } = fields[name];
    const value = readers[kind](texts[name]);
    const isUnreadable = texts[name].trim() !== '' && textOf(value) === '';
    if (required && isUnreadable) problems[name] = required;
    draft[name] = value;
    const typed = texts[name].trim();
    if (!format || typed === '' || typed === before?.[name]?.trim()) continue;
    const read = formats[format].read(typed);
    draft[name] = read;
    if (read === null) problems[name] ??= formats[format].problem;
  }
  const value = draft as DraftOf<Description>;
  const found = hasProblems(problems) ? problems : sizeProblems(value, fieldNames(description));
  return hasProblems(found) ? { isValid: false, problems: found } : { isValid: true, value };
}

/** Returns the name under which a form's draft is stored: one per row, and one for a new row. */
export const draftNameOf = (list: string, row: { readonly id: string | number } | null): string =>
  [list, row?.id ?? 'new'].join('.');
