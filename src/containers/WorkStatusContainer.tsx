import { useSyncExternalStore } from 'react';
import { WorkPill } from '#screens/shared/work/WorkPill.tsx';
import { useServices } from '#state/services.ts';

/** Shows in the header of every page which work is under way. */
export function WorkStatusContainer() {
  const { work } = useServices();
  return <WorkPill work={useSyncExternalStore(work.subscribe, work.snapshot)} />;
}
