import type { Api } from '#api/createApi.ts';
import { businessFields, readBusinessDraft } from '#domain/business/businessDraft.ts';
import type { BusinessProfile, SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { changedBusinessFields, type BusinessSaved } from '#domain/business/businessProfile.ts';
import { readBusinessInfo } from '#domain/business/businessStored.ts';
import { t } from '#domain/words/translate.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { isServerMessage, failureText } from '../failure.ts';
import type { TypedWrites } from '../typedWrites.ts';
import type { FirstInsights } from '../generation/firstInsights.ts';
import { generationCalls } from '../generation/generationCalls.ts';
import type { Ledger } from '../generation/ledger.ts';
import type { Notices } from '../notices.ts';
import type { OnboardingProgress } from '../onboarding/progress.ts';
import { storeFormerBusiness } from './formerBusiness.ts';
import { companySelections } from './companySelections.ts';

interface Parts {
  readonly api: Api;
  readonly workspace: string;
  readonly storage: OwnedStorage;
  readonly typedWrites: TypedWrites;
  readonly notices: Notices;
  readonly ledger: Ledger;
  readonly progress: Pick<OnboardingProgress, 'getSnapshot' | 'reach' | 'startOver'>;
  readonly firstInsights: Pick<FirstInsights, 'startUsps'>;
}

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

/** Saves the business, or joins a save that is in progress in this tab or another (D57). */
export type SaveBusiness = (press: BusinessPress) => Promise<BusinessSaved>;

/**
 * Saves the business, stores the company's id at once, scrapes the website and starts the USPs (D16, D19). Once the id is
 * stored no step can fail the save, so a retry never creates a second company.
 */
export function createSaveBusiness(parts: Parts): SaveBusiness {
  const { api, workspace, storage, typedWrites, notices, ledger, progress, firstInsights } = parts;
  let underWay: Promise<BusinessSaved> | null = null;

  const known = () => readBusinessInfo(storage.read('businessInfo'));
  const knownId = () => known()?.companyId ?? null;

  const work = async (press: BusinessPress, replaced: string) => {
    const { profile, isNewEntry, forget, countKeywords } = press;
    const former = known();
    const present = former?.companyId ?? null;
    // Another tab may have saved the new entry since the person confirmed it.
    const isNew = isNewEntry && String(present) === replaced;
    const companyId = await api.businessInfo.save(workspace, profile, isNew ? null : present);
    const info: SavedBusinessInfo = { ...profile, companyId, domain: workspace };
    storage.writeJson('businessInfo', info);
    if (former && present !== null && String(present) !== String(companyId)) {
      const keywords = countKeywords(String(present));
      const replacedEntry = {
        info: { ...former, companyId: present },
        stage: progress.getSnapshot().stage,
        keywords,
      };
      storeFormerBusiness(storage, replacedEntry, info);
      for (const key of companySelections) storage.remove(key);
      forget(String(present));
    }
    // From here on the new entry is the stored business: if the save is interrupted now, the next press does not ask again.
    if (isNew) progress.startOver();
    try {
      await api.businessInfo.scrape(workspace, info.website, companyId);
    } catch (cause) {
      notices.say(
        'warning',
        isServerMessage(cause) ? failureText(cause) : t('business.scrapeFailed'),
      );
    }
    void firstInsights.startUsps({
      scope: { workspace, companyId: String(companyId) },
      callsOf: generationCalls(api, { workspace, companyId, info }),
    });
    progress.reach('usps');
  };

  const save = async (press: BusinessPress): Promise<BusinessSaved> => {
    const replaced = String(knownId());
    typedWrites.flush();
    try {
      await ledger.run({ workspace, companyId: '' }, 'business', () => work(press, replaced));
    } catch (cause) {
      const message = failureText(cause);
      notices.say('error', message);
      return { ok: false, message };
    }
    const saved = businessFields(known());
    typedWrites.flush();
    const draft = storage.readJson('businessDraft', readBusinessDraft);
    if (draft && changedBusinessFields(saved, draft).length > 0)
      notices.say('info', t('business.typedSince'));
    else {
      storage.remove('businessDraft');
      notices.say('success', t('message.toast.received'));
    }
    return { ok: true, saved };
  };

  return (press) => {
    underWay ??= save(press).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
