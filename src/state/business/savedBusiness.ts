import { companyInRefusal, type ToldCompany } from '#api/businessInfo.ts';
import { businessFields, changedBusinessFields } from '#domain/business/businessForm.ts';
import {
  readBusinessInfo,
  savedBusinessIn,
  type BusinessProfile,
  type SavedBusinessInfo,
} from '#domain/business/businessInfo.ts';
import {
  companyPairKey,
  readFormerBusinesses,
  withFormerBusiness,
  type FormerBusiness,
} from '#domain/business/workspaceBusiness.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { pathOfStage } from '#domain/onboarding/onboarding.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { t } from '#domain/words/translate.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { failureText, isServerMessage } from '../failure.ts';
import type { OnboardingProgress } from '../onboarding/progress.ts';
import type { Services } from '../services.ts';

export type SaveParts = Pick<Services, 'api' | 'workspace' | 'storage' | 'notices'> & {
  readonly progress: Pick<OnboardingProgress, 'getSnapshot' | 'reach' | 'startOver' | 'reset'>;
  readonly firstLists: Pick<Services['firstLists'], 'start'>;
};

/** One press of the Save button. */
export interface BusinessPress {
  readonly profile: BusinessProfile;
  /** True when the person has confirmed that this is a new business (D17). */
  readonly isNewEntry: boolean;
  /** Removes the former company's data from the cache. */
  readonly forget: (companyId: string) => void;
  /** Returns the number of the former company's keywords; null when they are not loaded. */
  readonly countKeywords: (companyId: string) => number | null;
}

/** A business that becomes the present one. Of one that the server has told, the version may be known. */
interface NextBusiness {
  readonly info: ToldCompany;
  readonly stage: FormerBusiness['stage'];
}

/**
 * Choices that only apply to one company. They are removed when the company changes. The review of the mail stays: it is
 * stored by prospect, and no other company lists that prospect.
 */
const companySelections = [
  'selectedTargetCompanyIds',
  'selectedTargetCompanies',
  'selectedProspectIds',
] as const;

/** Returns the former businesses of this browser, the newest first. */
export const storedFormerBusinesses = (storage: OwnedStorage): readonly FormerBusiness[] =>
  storage.readJson('formerBusinesses', readFormerBusinesses) ?? [];

/** Creates what saves the business of this browser, and replaces it by another one. */
export function createSavedBusiness(parts: SaveParts) {
  const { api, workspace, storage, notices, progress, firstLists } = parts;
  let underWay: { readonly press: BusinessPress; readonly saved: Promise<Outcome> } | null = null;

  /** The version of the business that is stored as this text, and the business where the server has told it. */
  let known: {
    readonly stored: string | undefined;
    readonly version: number;
    readonly theirs: SavedBusinessInfo | null;
  } | null = null;
  /** Another tab may have stored another business since. */
  const knownNow = () => (known?.stored === storage.read('businessInfo') ? known : null);
  const theirs = () => knownNow()?.theirs ?? null;

  /** Stores the business. Its version stays beside it, because the specification has no field for that. */
  const keep = ({ version, ...info }: ToldCompany, told: SavedBusinessInfo | null = null) => {
    known = version === undefined ? null : { stored: JSON.stringify(info), version, theirs: told };
    storage.writeJson('businessInfo', info);
  };

  /** Takes over the present company as the server has it. The form shows what a colleague has changed, and Save replaces it. */
  const learn = (told: ToldCompany) => {
    const present = storage.readJson('businessInfo', savedBusinessIn);
    const { version } = told;
    if (version === undefined || String(present?.companyId) !== String(told.companyId)) return;
    if (
      present &&
      changedBusinessFields(businessFields(present), businessFields(told)).length === 0
    )
      known = { stored: storage.read('businessInfo'), version, theirs: told };
    else keep(told, told);
  };

  /** Keeps a replaced business, so that the person can go back to it. */
  const keepFormer = (info: SavedBusinessInfo, now: SavedBusinessInfo, keywords: number | null) => {
    const replaced = { info, stage: progress.getSnapshot().stage, keywords };
    const formers = withFormerBusiness(storedFormerBusinesses(storage), replaced, now);
    storage.writeJson('formerBusinesses', formers);
  };
  /** Removes a company that one cannot go back to: it is the present one, or was deleted. */
  const dropFormer = (companyId: EntityId) => {
    const formers = storedFormerBusinesses(storage);
    const others = formers.filter(({ info }) => String(info.companyId) !== String(companyId));
    if (others.length < formers.length) storage.writeJson('formerBusinesses', others);
  };
  const removeSelections = () => {
    for (const key of companySelections) storage.remove(key);
  };

  const send = async (profile: BusinessProfile, companyId: EntityId | null) => {
    try {
      return await api.businessInfo.save(workspace, profile, companyId, knownNow()?.version);
    } catch (cause) {
      const told = companyInRefusal(cause, workspace);
      if (told) learn(told);
      throw cause;
    }
  };

  /**
   * Saves the business, stores the company's id at once, scrapes the website and starts the USPs (D16, D19). Once the id is
   * stored no step can fail the save, so a retry never creates a second company.
   */
  const saveOnce = async ({ profile, isNewEntry, forget, countKeywords }: BusinessPress) => {
    const former = readBusinessInfo(storage.read('businessInfo'));
    const present = former?.companyId ?? null;
    const answer = await send(profile, isNewEntry ? null : present);
    const { companyId } = answer;
    const info: SavedBusinessInfo = { ...profile, companyId, domain: workspace };
    keep({ ...info, ...answer });
    if (former && present !== null && String(present) !== String(companyId)) {
      keepFormer({ ...former, companyId: present }, info, countKeywords(String(present)));
      removeSelections();
      forget(String(present));
    }
    // From here on the new entry is the stored business: if the save is interrupted now, the next press does not ask again.
    if (isNewEntry) progress.startOver();
    try {
      await api.businessInfo.scrape(workspace, info.website, companyId);
    } catch (cause) {
      const text = isServerMessage(cause) ? failureText(cause) : t('business.scrapeFailed');
      notices.say('warning', text);
    }
    firstLists.start({ workspace, companyId, info });
    progress.reach('usps');
  };

  const save = async (press: BusinessPress): Promise<Outcome> => {
    try {
      await saveOnce(press);
    } catch (cause) {
      const message = failureText(cause);
      notices.say('errorToast', message);
      return { ok: false, message };
    }
    notices.say('success', t('message.toast.received'));
    return { ok: true };
  };

  /** Stores a business with the stage that it has reached. */
  const store = ({ info, stage }: NextBusiness) => {
    dropFormer(info.companyId);
    progress.reach(stage);
    // The greeting (D43) is only for somebody who has just finished the profile, so it is marked as shown.
    if (pathOfStage(stage) === '/dashboard')
      storage.write('welcomedCompany', String(info.companyId));
    keep(info);
  };

  /** Stores a business in place of the present one, which becomes a former one and whose selections are removed. */
  const replaceBy = (next: NextBusiness) => {
    const present = storage.readJson('businessInfo', savedBusinessIn);
    if (present && String(present.companyId) !== String(next.info.companyId))
      keepFormer(present, next.info, null);
    removeSelections();
    progress.startOver();
    store(next);
    return present;
  };

  return {
    isSaving: () => underWay !== null,
    /** A second press with the same fields joins the first; another one waits for it (D57). */
    save: (press: BusinessPress): Promise<Outcome> => {
      const before = underWay;
      const shown = theirs();
      if (before && changedBusinessFields(before.press.profile, press.profile).length === 0)
        return before.saved;
      // What was being saved exists by now, so that the answer to the question about a new entry was about it.
      const saved = before
        ? before.saved.then((former) => {
            if (former.ok) return save({ ...press, isNewEntry: false });
            // A colleague's change that was found after the press is not replaced before the person has seen it.
            return theirs() === shown ? save(press) : former;
          })
        : save(press);
      const mine = { press, saved };
      underWay = mine;
      void saved.finally(() => {
        if (underWay === mine) underWay = null;
      });
      return saved;
    },
    /** The business as the server has told it; null once it was saved from here. */
    theirs,
    learn,
    store,
    replaceBy,
    /** Removes what this browser stores about a deleted company. A business that has replaced it stays. */
    forgetDeleted: (companyId: EntityId) => {
      dropFormer(companyId);
      const present = readBusinessInfo(storage.read('businessInfo'));
      if (String(present?.companyId) !== String(companyId)) return;
      removeSelections();
      progress.reset();
      for (const key of ['welcomedCompany', 'declinedBusiness', 'businessInfo'] as const)
        storage.remove(key);
    },
    goBackTo: (former: FormerBusiness) => {
      const present = replaceBy(former);
      const { companyId } = former.info;
      // The server reports the newest company (D68). Noted as declined, so that the person is not asked after choosing this
      // one.
      if (present && String(present.companyId) !== String(companyId))
        storage.write('declinedBusiness', companyPairKey(companyId, present.companyId));
    },
  };
}
