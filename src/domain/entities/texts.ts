import type { Problems } from '../lists/check.ts';
import type { InvalidKey } from '../words/invalid.ts';
import {
  draftOf,
  fieldNames,
  fieldsOf,
  type DraftOf,
  type EntityDescription,
  type FieldName,
  type KindValues,
  type TextsOf,
  type ValuesOf,
} from './description.ts';

/** Splits a text into lines, trimmed and without blank ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns a value as the text of a form field or an exported cell. */
export function textOf(value: KindValues[keyof KindValues]): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join('\n') : String(value);
}

/** Returns the form texts of a row; blank texts when the row is null. */
export function textsOf<Description extends EntityDescription>(
  description: Description,
  row: ValuesOf<Description> | null,
): TextsOf<Description> {
  const texts = fieldNames(description).map((name) => [name, row ? textOf(row[name]) : '']);
  return Object.fromEntries(texts) as TextsOf<Description>;
}

/** Returns the message of each required field that is blank. */
export function blanksIn<Description extends EntityDescription>(
  description: Description,
  texts: TextsOf<Description>,
): Problems<FieldName<Description>> {
  const fields = fieldsOf(description);
  const problems: { [Name in FieldName<Description>]?: InvalidKey } = {};
  for (const name of fieldNames(description)) {
    const { required } = fields[name];
    if (required && texts[name].trim() === '') problems[name] = required;
  }
  return problems;
}

/** Returns the draft that sends a row unchanged; null while a required value is blank or unknown. */
export const unchangedDraft = <Description extends EntityDescription>(
  description: Description,
  row: ValuesOf<Description>,
): DraftOf<Description> | null =>
  Object.keys(blanksIn(description, textsOf(description, row))).length > 0
    ? null
    : draftOf(description, row);
