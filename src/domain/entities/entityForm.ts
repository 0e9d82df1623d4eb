import { levelIn } from '../insights/level.ts';
import { competitionIn } from '../keywords/keyword.ts';
import { hasProblems, type Check } from '../lists/check.ts';
import { localNumber } from '../numbers/localNumber.ts';
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
import { sizeProblems } from './rowSize.ts';
import { textProblems, linesOf, requiredOf, textOf } from './texts.ts';

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
    const text = texts[name];
    const value = readers[fields[name].kind](text);
    const required =
      text.trim() === '' ? requiredOf(fields[name], before?.[name]) : fields[name].required;
    if (required && textOf(value) === '') problems[name] = required;
    draft[name] = value;
  }
  const value = draft as DraftOf<Description>;
  const found = hasProblems(problems) ? problems : sizeProblems(value, fieldNames(description));
  return hasProblems(found) ? { isValid: false, problems: found } : { isValid: true, value };
}
