import { companyInRefusal, type ToldCompany } from '#api/businessInfo.ts';
import { changedBusinessFields } from '#domain/business/businessForm.ts';
import {
  savedBusinessIn,
  type BusinessProfile,
  type SavedBusinessInfo,
} from '#domain/business/businessInfo.ts';
import { companyPairKey } from '#domain/business/adoption.ts';
import {
  formersAfter,
  readFormerBusinesses,
  type FormerBusiness,
} from '#domain/business/formerBusinesses.ts';
import type { Outcome } from '#contracts/collection.ts';
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
  /** Returns the number of the former company's keywords; null when they are not loaded. */
  readonly countKeywords: (companyId: string) => number | null;
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

  /** What is stored, with its version, for which the specification has no field. It is theirs when the server has told it. */
  let known: {
    readonly stored: string;
    readonly company: ToldCompany;
    readonly isTheirs: boolean;
  } | null = null;
  /** Another tab may have stored another business since. */
  const knownNow = () => (known?.stored === storage.read('businessInfo') ? known : null);
  const present = () => storage.readJson('businessInfo', savedBusinessIn) ?? null;
  const isPresent = (companyId: EntityId) => String(present()?.companyId) === String(companyId);
  const theirs = () => {
    const now = knownNow();
    return now?.isTheirs ? now.company : null;
  };

  const keep = (company: ToldCompany, isTheirs = false) => {
    const stored = JSON.stringify(savedBusinessIn(company));
    known = { stored, company, isTheirs };
    storage.write('businessInfo', stored);
  };

  /** Takes over the present company as the server has it. The form shows what a colleague has changed, and Save replaces it. */
  const learn = (told: ToldCompany) => {
    if (told.version !== undefined && isPresent(told.companyId)) keep(told, true);
  };

  const storeFormers = (now: EntityId, replaced: FormerBusiness | null) =>
    storage.writeJson(
      'formerBusinesses',
      formersAfter(storedFormerBusinesses(storage), now, replaced),
    );
  const removeSelections = () => {
    for (const key of companySelections) storage.remove(key);
  };

  /** Keeps the present business for going back, if this company replaces it, and removes its selections. Returns it. */
  const makeWayFor = (
    companyId: EntityId,
    countKeywords: BusinessPress['countKeywords'] = () => null,
  ) => {
    const info = isPresent(companyId) ? null : present();
    const { stage } = progress.getSnapshot();
    storeFormers(
      companyId,
      info && { info, stage, keywords: countKeywords(String(info.companyId)) },
    );
    if (info) removeSelections();
    return info;
  };

  const send = async (profile: BusinessProfile, companyId: EntityId | null) => {
    try {
      return await api.businessInfo.save(
        workspace,
        profile,
        companyId,
        knownNow()?.company.version,
      );
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
  const saveOnce = async ({ profile, isNewEntry, countKeywords }: BusinessPress) => {
    const answer = await send(profile, isNewEntry ? null : (present()?.companyId ?? null));
    const { companyId } = answer;
    const info: SavedBusinessInfo = { ...profile, companyId, domain: workspace };
    makeWayFor(companyId, countKeywords);
    keep({ ...info, ...answer });
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

  /** Makes this business the present one, with the stage that it has reached. */
  const replaceBy = ({ info, stage }: Pick<FormerBusiness, 'info' | 'stage'>) => {
    const { companyId } = info;
    const replaced = makeWayFor(companyId);
    // The server may report the replaced one as the newest (D68). The person has chosen, and is not asked about it.
    if (replaced) storage.write('declinedBusiness', companyPairKey(companyId, replaced.companyId));
    progress.startOver();
    progress.reach(stage);
    // The greeting (D43) is only for somebody who has just finished the profile, so it is marked as shown.
    if (pathOfStage(stage) === '/dashboard') storage.write('welcomedCompany', String(companyId));
    keep(info);
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
    replaceBy,
    /** Removes what this browser stores about a deleted company. A business that has replaced it stays. */
    forgetDeleted: (companyId: EntityId) => {
      storeFormers(companyId, null);
      if (!isPresent(companyId)) return;
      removeSelections();
      progress.reset();
      for (const key of ['welcomedCompany', 'declinedBusiness', 'businessInfo'] as const)
        storage.remove(key);
    },
  };
}
