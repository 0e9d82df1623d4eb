/** What was chosen among the rows of one company, and means nothing for another. */
export const companySelections = [
  'selectedTargetCompanyIds',
  'selectedTargetCompanies',
  'selectedProspectIds',
  'emailReview',
] as const;
