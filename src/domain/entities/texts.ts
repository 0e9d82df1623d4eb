import { tooLong, type Problems } from '../lists/check.ts';
import type { InvalidKey } from '../words/invalid.ts';
import {
  fieldNames,
  fieldsOf,
  longest,
  longestOf,
  type DraftOf,
  type EntityDescription,
  type FieldDescription,
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

/** Returns the texts, trimmed, each once and without blank ones. */
export const distinctTexts = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');

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

/**
 * Returns the message for a field if it is blank; undefined if it may be blank. `before` is its text in the edited row: what
 * is blank there because nobody knows it may stay blank.
 */
export const requiredOf = (
  { required, mayBeUnknown }: FieldDescription,
  before: string | undefined,
): InvalidKey | undefined => (mayBeUnknown && before?.trim() === '' ? undefined : required);

/** Returns the message for a list with too many or too long lines. */
export const linesProblem = (lines: readonly string[]): InvalidKey | undefined =>
  lines.length > longest.lines
    ? 'invalid.over50Lines'
    : lines.map((line) => tooLong(line, longest.line)).find((problem) => problem !== undefined);

/**
 * Returns the message of each field that is too long, or blank and must not be. `before` has texts of the edited row.
 */
export function textProblems<Description extends EntityDescription>(
  description: Description,
  texts: TextsOf<Description>,
  before?: Partial<TextsOf<Description>>,
): Problems<FieldName<Description>> {
  const fields = fieldsOf(description);
  const problems: { [Name in FieldName<Description>]?: InvalidKey } = {};
  for (const name of fieldNames(description)) {
    const required = requiredOf(fields[name], before?.[name]);
    const text = texts[name];
    const long =
      fields[name].kind === 'lines'
        ? linesProblem(linesOf(text))
        : tooLong(text, longestOf(description, name));
    const problem = required && text.trim() === '' ? required : long;
    if (problem) problems[name] = problem;
  }
  return problems;
}

/**
 * Returns the draft that sends a row unchanged, or adds it again; null when the API would not accept it, because a required
 * value is blank or a text is too long.
 */
export function unchangedDraft<Description extends EntityDescription>(
  description: Description,
  row: ValuesOf<Description>,
): DraftOf<Description> | null {
  const texts = textsOf(description, row);
  if (Object.keys(textProblems(description, texts, texts)).length > 0) return null;
  const values = fieldNames(description).map((name) => [name, row[name]]);
  return Object.fromEntries(values) as DraftOf<Description>;
}
