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

/** Stores a business in place of another one, whose selections and draft are removed. */
export function switchBusiness(next: Pick<FormerBusiness, 'info' | 'stage'>, stored: Stored): void {
  for (const key of [...companySelections, 'businessDraft'] as const) stored.storage.remove(key);
  stored.progress.startOver();
  storeBusiness(next, stored);
}

interface Parts extends Stored {
  readonly workspace: string;
  readonly ledger: Ledger;
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
  switchBusiness(former, parts);
  return true;
}
