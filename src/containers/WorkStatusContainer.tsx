import { useSyncExternalStore } from 'react';
import { WorkPill } from '#screens/shared/work/WorkPill.tsx';
import { useServices } from '#state/services.ts';

/** What is under way beside the page that is open, for the header of every page. */
export function WorkStatusContainer() {
  const { work } = useServices();
  return <WorkPill work={useSyncExternalStore(work.subscribe, work.snapshot)} />;
}
