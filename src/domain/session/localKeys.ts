/**
 * Everything kept in the browser that belongs to one person in one workspace (D13). The first ten names are the
 * specification's own. A key that is not listed here cannot be stored for an owner, so none is forgotten when the owner changes.
 */
export const ownedKeys = [
  'onboardingStage',
  'onboarding_stage',
  'onboardingLastPath',
  'businessInfo',
  'selectedTargetCompanyIds',
  'selectedTargetCompanies',
  'selectedProspectIds',
  'company',
  'domain',
  'fullName',
  'generationLedger',
  'businessDraft',
  'welcomedCompany',
  'emailReview',
  'formDrafts',
  'singleKeys',
  'unfinishedWork',
  'declinedBusiness',
  'attempts',
] as const;

export type OwnedKey = (typeof ownedKeys)[number];
