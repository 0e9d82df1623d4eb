import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { businessFields, readBusinessDraft } from '#domain/business/businessDraft.ts';
import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { BusinessFields } from '#domain/business/businessProfile.ts';
import { readBusinessInfo } from '#domain/business/businessStored.ts';
import { isEntityId } from '#domain/lists/entityId.ts';
import { t } from '#domain/words/translate.ts';
import { useReport } from '../generation/useReport.ts';
import type { OnboardingProgress } from '../onboarding/progress.ts';
import { useServices, type Services } from '../services.ts';
import { useVisit } from '../visit.ts';
import { createSaveBusiness, type SaveBusiness } from './saveBusiness.ts';

/** One save function for each set of services. It outlives the form, but not the person's session. */
const saves = new WeakMap<Services, SaveBusiness>();

function saveOf(services: Services, progress: OnboardingProgress): SaveBusiness {
  const save = saves.get(services) ?? createSaveBusiness({ ...services, progress });
  saves.set(services, save);
  return save;
}

/** Returns the initial and the saved fields of the business form, and its handlers. */
export function useBusiness() {
  const services = useServices();
  const { storage, notices, typed } = services;
  const { progress } = useVisit();
  const { mutate } = useSWRConfig();
  const subscribe = useCallback((listener: () => void) => storage.subscribe(listener), [storage]);
  const stored = useSyncExternalStore(subscribe, () => storage.read('businessInfo'));
  const info = useMemo(() => readBusinessInfo(stored), [stored]);
  const [initial] = useState(
    () => storage.readJson('businessDraft', readBusinessDraft) ?? businessFields(info),
  );
  // Whoever comes back to the form reads what was kept.
  useEffect(() => typed.flush, [typed]);
  const onSave = (profile: BusinessProfile, isNewEntry: boolean) =>
    saveOf(
      services,
      progress,
    )({
      profile,
      isNewEntry,
      forget: (companyId) =>
        void mutate((key) => Array.isArray(key) && key[2] === companyId, undefined, {
          revalidate: false,
        }),
    });
  const { step } = useReport('businessInfo');
  return {
    initial,
    step,
    /** What the server has, including what another tab has saved meanwhile (D53). */
    saved: info && isEntityId(info.companyId) ? businessFields(info) : null,
    onSave,
    onDraftChange: (fields: BusinessFields) =>
      typed.soon('businessDraft', () => storage.writeJson('businessDraft', fields)),
    onCancel: () => notices.say('warning', t('business.cancelled')),
  };
}
