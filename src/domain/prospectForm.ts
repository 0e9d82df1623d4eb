import { blanks, hasProblems, trimmed, type Check } from './check.ts';
import type { ProspectDraft } from './prospect.ts';
import { sameId, type EntityId } from './entityId.ts';
import type { TargetCompanyRef } from './targetCompany.ts';

/** A field of the prospect form. */
export type ProspectField = 'name' | 'role' | 'company';

/** The prospect form, as typed: the company is a name among the target companies. */
export type ProspectFields = Readonly<Record<ProspectField, string>>;

/**
 * The target company a typed name stands for: an exact name only.
 * `chosen` decides between companies of the same name.
 */
export function companyNamed<Company extends TargetCompanyRef>(
  typed: string,
  companies: readonly Company[],
  chosen: EntityId | null = null,
): Company | null {
  const named = companies.filter((company) => company.name.trim() === typed.trim());
  const preferred = named.find((company) => chosen !== null && sameId(company.id, chosen));
  return preferred ?? named[0] ?? null;
}

/** All three are required, and the company must be one of the target companies. */
export function checkProspect(
  fields: ProspectFields,
  companies: readonly TargetCompanyRef[],
  chosen: EntityId | null = null,
): Check<ProspectDraft, ProspectField> {
  const company = companyNamed(fields.company, companies, chosen);
  const problems = blanks(fields, {
    name: 'invalid.name',
    role: 'invalid.role',
    company: 'invalid.company',
  });
  if (company === null) {
    return { isValid: false, problems: { company: 'invalid.prospectCompany', ...problems } };
  }
  if (hasProblems(problems)) return { isValid: false, problems };
  const { name, role } = trimmed(fields);
  return {
    isValid: true,
    value: { name, role, companyName: company.name, targetCompanyId: company.id },
  };
}
