import { savedBusinessIn, type SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import {
  companyPairKey,
  readFormerBusinesses,
  withFormerBusiness,
  type FormerBusiness,
} from '#domain/business/workspaceBusiness.ts';
import { pathOfStage } from '#domain/onboarding/onboarding.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { OnboardingProgress } from '../onboarding/progress.ts';

/**
 * Storage keys of choices that only apply to one company. They are removed when the company changes. The review of the mail
 * stays: it is stored by prospect, and no other company lists that prospect.
 */
export const companySelections = [
  'selectedTargetCompanyIds',
  'selectedTargetCompanies',
  'selectedProspectIds',
] as const;

/** Returns the former businesses of this browser, the newest first. */
export const storedFormerBusinesses = (storage: OwnedStorage): readonly FormerBusiness[] =>
  storage.readJson('formerBusinesses', readFormerBusinesses) ?? [];

/** Stores a replaced business, so that the person can go back to it. */
export const storeFormerBusiness = (
  storage: OwnedStorage,
  replaced: FormerBusiness,
  now: SavedBusinessInfo,
): void =>
  storage.writeJson(
    'formerBusinesses',
    withFormerBusiness(storedFormerBusinesses(storage), replaced, now),
  );

interface Stored {
  readonly storage: OwnedStorage;
  readonly progress: Pick<OnboardingProgress, 'getSnapshot' | 'reach' | 'startOver'>;
}

/** Stores a business with the stage that it has reached. */
export function storeBusiness(
  { info, stage }: Pick<FormerBusiness, 'info' | 'stage'>,
  { storage, progress }: Stored,
): void {
  progress.reach(stage);
  // The greeting (D43) is only for somebody who has just finished the profile, so it is marked as shown.
  if (pathOfStage(stage) === '/dashboard') storage.write('welcomedCompany', String(info.companyId));
  storage.writeJson('businessInfo', info);
}

/** Stores a business in place of another one, whose selections are removed. */
export function switchBusiness(next: Pick<FormerBusiness, 'info' | 'stage'>, stored: Stored): void {
  for (const key of companySelections) stored.storage.remove(key);
  stored.progress.startOver();
  storeBusiness(next, stored);
}

/** Goes back to a former business and stores the present one as a former one. */
export function goBackTo(former: FormerBusiness, stored: Stored): void {
  const { storage, progress } = stored;
  const present = storage.readJson('businessInfo', savedBusinessIn);
  if (present && String(present.companyId) !== String(former.info.companyId)) {
    const { stage } = progress.getSnapshot();
    storeFormerBusiness(storage, { info: present, stage, keywords: null }, former.info);
    // The server reports the newest company (D68). Noted as declined, so that the person is not asked after choosing this
    // one.
    storage.write('declinedBusiness', companyPairKey(former.info.companyId, present.companyId));
  }
  switchBusiness(former, stored);
}
