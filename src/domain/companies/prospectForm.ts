import { foldText } from '#text/foldText.ts';
import { blanks, hasProblems, trimmed, type Check } from '../lists/check.ts';
import type { Prospect, ProspectDraft } from './prospect.ts';
import { sameId, type EntityId } from '../lists/entityId.ts';
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

/** The target company a person is at: by its exact name, or by its id where the company has another name by now. */
export function companyOf<Company extends TargetCompanyRef>(
  { targetCompanyId, companyName }: Pick<Prospect, 'targetCompanyId' | 'companyName'>,
  companies: readonly Company[],
): Company | null {
  const owner = companies.find(({ id }) => targetCompanyId !== null && sameId(id, targetCompanyId));
  return companyNamed(companyName, companies, targetCompanyId) ?? owner ?? null;
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

/** True where somebody of this name at this company is in the list already, in whatever case: a reason to warn, not to refuse. */
export function isProspectKnown(
  { name, company }: Pick<ProspectFields, 'name' | 'company'>,
  prospects: readonly Prospect[],
  self: EntityId | null = null,
): boolean {
  const [wantedName, wantedCompany] = [foldText(name), foldText(company)];
  if (wantedName === '' || wantedCompany === '') return false;
  return prospects.some(
    (prospect) =>
      foldText(prospect.name) === wantedName &&
      foldText(prospect.companyName) === wantedCompany &&
      (self === null || !sameId(prospect.id, self)),
  );
}
