import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useCompany } from './company.ts';
import type { Turn } from './firstLists.ts';
import { useServices } from './services.ts';
import { useStage } from './visit.ts';

/**
 * Continues the first generation of all lists (D19) in onboarding when a page misses rows: after a reload, or on another device.
 * Returns where it is for this list.
 */
export function useFirstLists(list: string, isMissing: boolean): Turn {
  const { firstLists } = useServices();
  const company = useCompany();
  const stage = useStage();
  const isOnboarding = company !== null && stage !== 'business-info' && stage !== 'done';
  const turn = useSyncExternalStore(firstLists.subscribe, () => firstLists.turnOf(list, company));
  const isDue = isOnboarding && isMissing && turn === 'due';
  const start = useEffectEvent(() => company && firstLists.start(company));
  useEffect(() => {
    if (isDue) start();
  }, [isDue]);
  return isOnboarding ? turn : 'past';
}
