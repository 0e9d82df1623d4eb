/** Storage keys of choices that only apply to one company. They are removed when the company changes. */
export const companySelections = [
  'selectedTargetCompanyIds',
  'selectedTargetCompanies',
  'selectedProspectIds',
  'emailReview',
] as const;
