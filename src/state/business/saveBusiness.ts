import {
  readBusinessInfo,
  type BusinessProfile,
  type SavedBusinessInfo,
} from '#domain/business/businessInfo.ts';
import { changedBusinessFields } from '#domain/business/businessForm.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import { isServerMessage, failureText } from '../failure.ts';
import type { OnboardingProgress } from '../onboarding/progress.ts';
import type { Services } from '../services.ts';
import { companySelections, storeFormerBusiness } from './formerBusiness.ts';

export type SaveParts = Pick<Services, 'api' | 'workspace' | 'storage' | 'notices'> & {
  readonly progress: Pick<OnboardingProgress, 'getSnapshot' | 'reach' | 'startOver'>;
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

/**
 * Saves the business, stores the company's id at once, scrapes the website and starts the USPs (D16, D19). Once the id is
 * stored no step can fail the save, so a retry never creates a second company.
 */
async function saveOnce(parts: SaveParts, press: BusinessPress): Promise<void> {
  const { api, workspace, storage, notices, progress, firstLists } = parts;
  const { profile, isNewEntry, forget, countKeywords } = press;
  const former = readBusinessInfo(storage.read('businessInfo'));
  const present = former?.companyId ?? null;
  const companyId = await api.businessInfo.save(workspace, profile, isNewEntry ? null : present);
  const info: SavedBusinessInfo = { ...profile, companyId, domain: workspace };
  storage.writeJson('businessInfo', info);
  if (former && present !== null && String(present) !== String(companyId)) {
    const replaced = {
      info: { ...former, companyId: present },
      stage: progress.getSnapshot().stage,
      keywords: countKeywords(String(present)),
    };
    storeFormerBusiness(storage, replaced, info);
    for (const key of companySelections) storage.remove(key);
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
}

/** Creates the saving of the business. A second press with the same fields joins the first; another one waits for it (D57). */
export function createSaveBusiness(parts: SaveParts) {
  let underWay: { readonly press: BusinessPress; readonly saved: Promise<Outcome> } | null = null;

  const save = async (press: BusinessPress): Promise<Outcome> => {
    try {
      await saveOnce(parts, press);
    } catch (cause) {
      const message = failureText(cause);
      parts.notices.say('errorToast', message);
      return { ok: false, message };
    }
    parts.notices.say('success', t('message.toast.received'));
    return { ok: true };
  };

  return {
    isSaving: () => underWay !== null,
    save(press: BusinessPress): Promise<Outcome> {
      const before = underWay;
      if (before && changedBusinessFields(before.press.profile, press.profile).length === 0)
        return before.saved;
      // What was being saved exists by now, so that the answer to the question about a new entry was about it.
      const saved = before
        ? before.saved.then(({ ok }) => save(ok ? { ...press, isNewEntry: false } : press))
        : save(press);
      const mine = { press, saved };
      underWay = mine;
      void saved.finally(() => {
        if (underWay === mine) underWay = null;
      });
      return saved;
    },
  };
}
