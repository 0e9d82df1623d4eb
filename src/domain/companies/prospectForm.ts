import { foldText } from '#text/foldText.ts';
import { checkTexts } from '../entities/entityForm.ts';
import type { Check } from '../lists/check.ts';
import {
  prospectDescription,
  type Prospect,
  type ProspectDraft,
  type ProspectField,
  type ProspectFields,
} from './prospect.ts';
import { sameId, type EntityId } from '../lists/entityId.ts';
import type { TargetCompanyRef } from './targetCompany.ts';

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
  const company = companyNamed(fields.companyName, companies, chosen);
  const check = checkTexts(prospectDescription, fields);
  if (company === null) {
    const problems = check.isValid ? {} : check.problems;
    return { isValid: false, problems: { companyName: 'invalid.prospectCompany', ...problems } };
  }
  if (!check.isValid) return check;
  const { id: targetCompanyId, name: companyName } = company;
  return { isValid: true, value: { ...check.value, companyName, targetCompanyId } };
}

/** True where somebody of this name at this company is in the list already, in whatever case: a reason to warn, not to refuse. */
export function isProspectKnown(
  { name, companyName }: Pick<ProspectFields, 'name' | 'companyName'>,
  prospects: readonly Prospect[],
  self: EntityId | null = null,
): boolean {
  const [wantedName, wantedCompany] = [foldText(name), foldText(companyName)];
  if (wantedName === '' || wantedCompany === '') return false;
  return prospects.some(
    (prospect) =>
      foldText(prospect.name) === wantedName &&
      foldText(prospect.companyName) === wantedCompany &&
      (self === null || !sameId(prospect.id, self)),
  );
}
