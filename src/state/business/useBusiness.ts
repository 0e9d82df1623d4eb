import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { businessFields, readBusinessDraft } from '#domain/business/businessDraft.ts';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { BusinessFields } from '#domain/business/businessProfile.ts';
import type { FormerBusiness } from '#domain/business/formerBusinesses.ts';
import { readBusinessInfo } from '#domain/business/businessStored.ts';
import { isEntityId } from '#domain/lists/entityId.ts';
import { t } from '#domain/words/translate.ts';
import { listKey } from '../lists/listKey.ts';
import { useReport } from '../generation/useReport.ts';
import { lazyService, useServices } from '../services.ts';
import { useVisit } from '../visit.ts';
import { storedFormerBusinesses, goBackTo } from './formerBusiness.ts';
import { createSaveBusiness, type SaveBusiness } from './saveBusiness.ts';

/** A service, so that a save continues when the form is left. It ends with the person's session. */
const saving = lazyService<SaveBusiness>();

/**
 * Returns the initial and the saved fields of the business form, its former businesses and its handlers. A new form begins
 * with `company` as the company's name.
 */
export function useBusiness(company: string | undefined) {
  const services = useServices();
  const { storage, notices, typedWrites } = services;
  const { progress } = useVisit();
  const { cache, mutate } = useSWRConfig();
  const stored = useSyncExternalStore(storage.subscribe, () => storage.read('businessInfo'));
  const info = useMemo(() => readBusinessInfo(stored), [stored]);
  const keptFormers = useSyncExternalStore(storage.subscribe, () =>
    storage.read('formerBusinesses'),
  );
  const formers = useMemo(
    () => (keptFormers === undefined ? [] : storedFormerBusinesses(storage)),
    [keptFormers, storage],
  );
  const [initial] = useState(
    () => storage.readJson('businessDraft', readBusinessDraft) ?? businessFields(info, company),
  );
  // Stores pending text when the form is left, so that it is there when the person comes back.
  useEffect(() => typedWrites.flush, [typedWrites]);
  const onSave = (profile: BusinessProfile, isNewEntry: boolean) =>
    saving(services, () => createSaveBusiness({ ...services, progress }))({
      profile,
      isNewEntry,
      countKeywords: (companyId) => {
        const key = listKey('keywords', { workspace: services.workspace, companyId });
        const rows: unknown = cache.get(unstable_serialize(key))?.data;
        return Array.isArray(rows) ? rows.length : null;
      },
      forget: (companyId) =>
        void mutate((key) => Array.isArray(key) && key[2] === companyId, undefined, {
          revalidate: false,
        }),
    });
  const { step } = useReport('businessInfo');
  return {
    initial,
    step,
    /** The fields that are saved, also by another tab (D53); null before the first save. */
    saved: info && isEntityId(info.companyId) ? businessFields(info) : null,
    onSave,
    onDraftChange: (fields: BusinessFields) =>
      typedWrites.soon('businessDraft', () => storage.writeJson('businessDraft', fields)),
    formers,
    /** Returns true when the person works on the former business again. */
    onGoBack: (former: FormerBusiness): boolean => {
      const isBack = goBackTo(former, { ...services, progress });
      if (isBack) notices.say('success', t('business.wentBack', { name: former.info.name }));
      else notices.say('warning', t('business.stillSaving'));
      return isBack;
    },
    onCancel: () => notices.say('warning', t('business.cancelled')),
  };
}
