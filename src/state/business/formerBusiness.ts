import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { savedBusinessIn } from '#domain/business/businessStored.ts';
import {
  readFormerBusinesses,
  withFormerBusiness,
  type FormerBusiness,
} from '#domain/business/formerBusinesses.ts';
import { companyPairKey } from '#domain/business/workspaceBusiness.ts';
import { pathOfStage } from '#domain/onboarding/onboarding.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { Ledger } from '../generation/ledger.ts';
import type { OnboardingProgress } from '../onboarding/progress.ts';
import { companySelections } from './companySelections.ts';

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

interface Parts {
  readonly workspace: string;
  readonly storage: OwnedStorage;
  readonly ledger: Ledger;
  readonly progress: Pick<OnboardingProgress, 'getSnapshot' | 'reach' | 'startOver'>;
}

/**
 * Goes back to a former business and stores the present one as a former one. Returns false and changes nothing while a save
 * is running in this tab or another.
 */
export function goBackTo(former: FormerBusiness, parts: Parts): boolean {
  const { workspace, storage, ledger, progress } = parts;
  if (ledger.historyOf({ workspace, companyId: '' }, 'business') === 'running') return false;
  const present = storage.readJson('businessInfo', savedBusinessIn);
  if (present && String(present.companyId) !== String(former.info.companyId)) {
    const { stage } = progress.getSnapshot();
    storeFormerBusiness(storage, { info: present, stage, keywords: null }, former.info);
    // The server reports the newest company (D68). Noted as declined, so that the person is not asked after choosing this
    // one.
    storage.write('declinedBusiness', companyPairKey(former.info.companyId, present.companyId));
  }
  for (const key of [...companySelections, 'businessDraft'] as const) storage.remove(key);
  progress.startOver();
  progress.reach(former.stage);
  // The greeting (D43) is only for somebody who has just finished the profile.
  if (pathOfStage(former.stage) === '/dashboard')
    storage.write('welcomedCompany', String(former.info.companyId));
  storage.writeJson('businessInfo', former.info);
  return true;
}
