/**
 * Storage keys of choices that only apply to one company. They are removed when the company changes. The review of the mail
 * stays: it is stored by prospect, and no other company lists that prospect.
 */
export const companySelections = [
  'selectedTargetCompanyIds',
  'selectedTargetCompanies',
  'selectedProspectIds',
] as const;
