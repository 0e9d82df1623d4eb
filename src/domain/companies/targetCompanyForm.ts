import { blanks, hasProblems, trimmed, type Check } from '../lists/check.ts';
import type { TargetCompanyDraft } from './targetCompany.ts';

/** A field of the target company form. */
export type TargetCompanyField = 'name' | 'description' | 'recentNews' | 'initiatives';

/** The target company form, as typed. */
export type TargetCompanyFields = Readonly<Record<TargetCompanyField, string>>;

/** A form nobody has typed in. */
export const blankTargetCompanyFields: TargetCompanyFields = {
  name: '',
  description: '',
  recentNews: '',
  initiatives: '',
};

/** Name and short description are required; news and initiatives are not. */
export function checkTargetCompany(
  fields: TargetCompanyFields,
): Check<TargetCompanyDraft, TargetCompanyField> {
  const { name, description } = fields;
  const problems = blanks(
    { name, description },
    { name: 'invalid.name', description: 'invalid.description' },
  );
  return hasProblems(problems)
    ? { isValid: false, problems }
    : { isValid: true, value: trimmed(fields) };
}
