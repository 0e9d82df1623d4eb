/** The stored selections among the rows of one company. They do not hold for another company. */
export const companySelections = [
  'selectedTargetCompanyIds',
  'selectedTargetCompanies',
  'selectedProspectIds',
  'emailReview',
] as const;
