import type { Api } from '#api/createApi.ts';
import type { BusinessProfile, SavedBusinessInfo } from '#domain/businessInfo.ts';
import { readBusinessInfo } from '#domain/businessStored.ts';
import type { Outcome } from '#domain/collection.ts';
import { t } from '#domain/words/translate.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { createSingleFlight } from '../collection/singleFlight.ts';
import { textOf } from '../failure.ts';
import type { FirstInsights } from '../generation/firstInsights.ts';
import { generationCalls } from '../generation/generationCalls.ts';
import type { Notices } from '../notices/notices.ts';
import type { OnboardingProgress } from '../onboarding/progress.ts';

interface Parts {
  readonly api: Api;
  readonly workspace: string;
  readonly storage: OwnedStorage;
  readonly notices: Notices;
  readonly progress: Pick<OnboardingProgress, 'reach' | 'startOver'>;
  readonly firstInsights: Pick<FirstInsights, 'startUsps'>;
  /** Drops what is cached of a company that is no longer the one. */
  readonly forget: (companyId: string) => void;
}

/** Saves the business; a confirmed new entry makes a company of its own (D17). */
export type SaveBusiness = (profile: BusinessProfile, isNewEntry: boolean) => Promise<Outcome>;

const selections = [
  'selectedTargetCompanyIds',
  'selectedTargetCompanies',
  'selectedProspectIds',
  'emailReview',
] as const;

/**
 * Save, keep the company's id at once, have the website read, start the USPs, go on (D16, D19). Once the id is kept
 * nothing can fail any more, so that a second try never makes a second company.
 */
export function createSaveBusiness(parts: Parts): SaveBusiness {
  const { api, workspace, storage, notices, progress, firstInsights, forget } = parts;
  const flights = createSingleFlight();

  const keep = (info: SavedBusinessInfo, former: string | null) => {
    storage.writeJson('businessInfo', info);
    if (former === null || former === String(info.companyId)) return;
    for (const key of selections) storage.remove(key);
    forget(former);
  };

  const save: SaveBusiness = async (profile, isNewEntry) => {
    const known = readBusinessInfo(storage.read('businessInfo'))?.companyId ?? null;
    let info: SavedBusinessInfo;
    try {
      const sent = isNewEntry ? null : known;
      const companyId = await api.businessInfo.save(workspace, profile, sent);
      info = { ...profile, companyId, domain: workspace };
    } catch (cause) {
      const message = textOf(cause);
      notices.say('error', message);
      return { ok: false, message };
    }
    keep(info, known === null ? null : String(known));
    try {
      await api.businessInfo.scrape(workspace, info.website, info.companyId);
    } catch {
      notices.say('warning', t('business.scrapeFailed'));
    }
    const { companyId } = info;
    void firstInsights.startUsps({
      scope: { workspace, companyId: String(companyId) },
      calls: generationCalls(api, { workspace, companyId, info }),
    });
    storage.remove('businessDraft');
    if (isNewEntry) progress.startOver();
    else progress.reach('usps');
    notices.say('success', t('message.toast.received'));
    return { ok: true };
  };

  return (profile, isNewEntry) => flights.run('save', () => save(profile, isNewEntry));
}
