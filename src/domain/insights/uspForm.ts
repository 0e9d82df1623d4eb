import { blanks, hasProblems, trimmed, type Check } from '../lists/check.ts';
import type { UspDraft } from './usp.ts';

/** A field of the USP form. */
export type UspField = 'title' | 'description' | 'valueProposition';

/** The USP form, as typed. */
export type UspFields = Readonly<Record<UspField, string>>;

/** A form nobody has typed in. */
export const blankUspFields: UspFields = { title: '', description: '', valueProposition: '' };

/** All three must say something. */
export function checkUsp(fields: UspFields): Check<UspDraft, UspField> {
  const problems = blanks(fields, {
    title: 'invalid.title',
    description: 'invalid.description',
    valueProposition: 'invalid.valueProposition',
  });
  return hasProblems(problems)
    ? { isValid: false, problems }
    : { isValid: true, value: trimmed(fields) };
}
