/**
 * The storage keys of all values that belong to one person in one workspace (D13). The first ten names are from the
 * specification. Only these keys can be stored for an owner, so that every stored value is set aside when the owner changes.
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
  'welcomedCompany',
  'singleKeys',
  'declinedBusiness',
  'formerBusinesses',
  'attempts',
  'sharedState',
] as const;

export type OwnedKey = (typeof ownedKeys)[number];
