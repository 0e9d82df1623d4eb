import { useSyncExternalStore } from 'react';
import { WorkPill } from '#screens/generation/WorkPill.tsx';
import { useServices } from '#state/services.ts';

/** Shows in the header which work is under way, except for what the open page shows itself. */
export function WorkStatusContainer() {
  const { work } = useServices();
  const elsewhere = useSyncExternalStore(work.subscribe, work.underWay).filter(
    ({ isOnPage }) => isOnPage !== true,
  );
  return <WorkPill work={elsewhere} />;
}
