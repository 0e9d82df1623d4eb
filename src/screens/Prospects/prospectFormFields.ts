import type { CompanySearch } from '#domain/companies/companyFinding.ts';
import type { Prospect, ProspectFields } from '#domain/companies/prospect.ts';
import { companyOf } from '#domain/companies/prospectForm.ts';

/** What the form about a prospect contains. */
export interface FormFields extends ProspectFields {
  /** The id of the company in `companyName`; blank when it matches none. */
  readonly companyId: string;
}

const blank: FormFields = { name: '', role: '', companyName: '', companyId: '' };

/** Returns the fields to start with; blank ones for a new prospect. */
export function formFieldsOf(
  prospect: Prospect | null,
  { choices, hasAllChoices }: Pick<CompanySearch, 'choices' | 'hasAllChoices'>,
): FormFields {
  if (!prospect) return blank;
  const company = companyOf(prospect, choices, hasAllChoices);
  return {
    name: prospect.name,
    role: prospect.role,
    companyName: company?.name ?? prospect.companyName,
    companyId: company ? String(company.id) : '',
  };
}
