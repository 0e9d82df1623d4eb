import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { businessFields } from '#domain/business/businessForm.ts';
import { readBusinessInfo, type BusinessProfile } from '#domain/business/businessInfo.ts';
import { readFormerBusinesses, type FormerBusiness } from '#domain/business/formerBusinesses.ts';
import { readJson } from '#domain/entities/json.ts';
import { hasWorkspace } from '#domain/session/host.ts';
import { t } from '#domain/words/translate.ts';
import { whenIdle } from '#platform/ahead.ts';
import { useCompany } from '../company.ts';
import { useReport } from '../reports.ts';
import { keywordList } from '../keywords.ts';
import { listKey } from '../list.ts';
import { useServices } from '../services.ts';
import { useVisit } from '../visit.ts';
import { businessDraftName } from './workspaceBusiness.ts';

/**
 * Returns the initial and the saved fields of the business form, its former businesses and its handlers. A new form begins
 * with `company` as the company's name.
 */
export function useBusiness(company: string | undefined) {
  const { workspace, storage, notices } = useServices();
  const { business } = useVisit();
  const { cache } = useSWRConfig();
  const saved = useCompany()?.info;
  const keptFormers = useSyncExternalStore(storage.subscribe, () =>
    storage.read('formerBusinesses'),
  );
  const formers = useMemo(() => readFormerBusinesses(readJson(keptFormers)), [keptFormers]);
  const [first] = useState(() =>
    businessFields(readBusinessInfo(storage.read('businessInfo')), company),
  );
  const theirs = useSyncExternalStore(business.subscribe, business.theirs);
  const failure = useSyncExternalStore(business.subscribe, business.failure);
  const { step } = useReport('businessInfo');
  return {
    initial: theirs ? businessFields(theirs) : first,
    draftName: businessDraftName,
    step,
    failure,
    onAskAgain: business.askAgain,
    /** The fields that are saved, also by another tab (D58); null before the first save. */
    saved: saved ? businessFields(saved) : null,
    onSave: (profile: BusinessProfile, isNewEntry: boolean) =>
      business.save({
        profile,
        isNewEntry,
        countKeywords: (companyId) => {
          const key = listKey(keywordList, { workspace, companyId });
          const rows: unknown = cache.get(unstable_serialize(key))?.data;
          return Array.isArray(rows) ? rows.length : null;
        },
      }),
    formers,
    /** Returns true when the person works on the former business again. */
    onGoBack: (former: FormerBusiness): boolean => {
      const isBack = business.goBackTo(former);
      if (isBack) notices.say('success', t('business.wentBack', { name: former.info.name }));
      else notices.say('warning', t('business.stillSaving'));
      return isBack;
    },
    onCancel: () => notices.say('warning', t('business.cancelled')),
  };
}

/**
 * Asks the server for the workspace's company, and returns true while the page has to wait for the response. With a stored
 * company it never waits, and asks only when the page is idle.
 */
export function useBusinessPending(isWanted = true): boolean {
  const { business, site } = useVisit();
  const isAsked = isWanted && hasWorkspace(site);
  const isPending = useSyncExternalStore(business.subscribe, business.isPending);
  useEffect(() => {
    if (!isAsked) return undefined;
    if (business.isKnown()) return whenIdle(business.ask);
    return business.ask();
  }, [business, isAsked]);
  return isAsked && isPending;
}
