import { companySizes, type BusinessProfile } from './businessInfo.ts';
import {
  blanks,
  hasProblems,
  overlong,
  trimmed,
  type Check,
  type Problems,
} from '../lists/check.ts';
import { longest } from '../entities/description.ts';
import { safeWebsite } from './website.ts';

/** A field of the business form. */
export type BusinessField = 'name' | 'size' | 'website' | 'description';

/** The business form as typed. */
export type BusinessFields = Readonly<Record<BusinessField, string>>;

const required = {
  name: 'invalid.name',
  size: 'invalid.size',
  website: 'invalid.website',
  description: 'invalid.description',
} as const;

/** Checks the form: all four fields are required. A bare host gets `https://`; a script is refused. */
export function checkBusiness(fields: BusinessFields): Check<BusinessProfile, BusinessField> {
  const { name, size, website, description } = trimmed(fields);
  const address = safeWebsite(website);
  const chosen = companySizes.find((offered) => offered === size);
  const problems: Problems<BusinessField> = {
    ...overlong(
      { name, website: address ?? website, description },
      { name: longest.name, website: longest.line, description: longest.text },
    ),
    ...(address === null && { website: 'invalid.websiteUnsafe' as const }),
    ...blanks(fields, required),
  };
  if (chosen === undefined || address === null || hasProblems(problems)) {
    return {
      isValid: false,
      problems: chosen === undefined ? { ...problems, size: 'invalid.size' } : problems,
    };
  }
  return { isValid: true, value: { name, size: chosen, website: address, description } };
}

/** Returns the fields that differ, ignoring surrounding white space and a missing `https://`. */
export function changedBusinessFields(
  before: BusinessFields,
  after: BusinessFields,
): BusinessField[] {
  const [old, edited] = [trimmed(before), trimmed(after)];
  return (['name', 'size', 'website', 'description'] as const).filter((field) =>
    field === 'website'
      ? safeWebsite(old.website) !== safeWebsite(edited.website)
      : old[field] !== edited[field],
  );
}
