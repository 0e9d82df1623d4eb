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
 * Returns the target company with exactly the typed name; null when there is none. `chosen` decides between companies with
 * the same name.
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

/**
 * Returns the company of a prospect: by its exact name, else by its id, because the company may have been renamed. While not
 * all companies are known, only by the name: the person may have been moved to one of the others.
 */
export function companyOf<Company extends TargetCompanyRef>(
  { targetCompanyId, companyName }: Pick<Prospect, 'targetCompanyId' | 'companyName'>,
  companies: readonly Company[],
  areAll = true,
): Company | null {
  const named = companyNamed(companyName, companies, targetCompanyId);
  if (named || !areAll) return named;
  return (
    companies.find(({ id }) => targetCompanyId !== null && sameId(id, targetCompanyId)) ?? null
  );
}

/**
 * Checks the form: name, role and company are required, and the company must be one of the target companies. `before` has texts
 * of the edited row.
 */
export function checkProspect(
  fields: ProspectFields,
  companies: readonly TargetCompanyRef[],
  chosen: EntityId | null = null,
  before?: Partial<ProspectFields>,
): Check<ProspectDraft, ProspectField> {
  const company = companyNamed(fields.companyName, companies, chosen);
  const check = checkTexts(prospectDescription, fields, before);
  if (company === null) {
    const problems = check.isValid ? {} : check.problems;
    return { isValid: false, problems: { companyName: 'invalid.prospectCompany', ...problems } };
  }
  if (!check.isValid) return check;
  const { id: targetCompanyId, name: companyName } = company;
  return { isValid: true, value: { ...check.value, companyName, targetCompanyId } };
}

/**
 * Returns true when the list already has somebody with this name at this company, ignoring case. Only a warning: the form
 * can still be sent.
 */
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
