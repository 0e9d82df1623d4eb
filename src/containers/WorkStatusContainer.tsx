import { useSyncExternalStore } from 'react';
import { lazyComponent } from '#components/lazy/lazyComponent.tsx';
import { knownPart } from '#components/lazy/part.ts';
import { usePreload } from '#components/lazy/usePart.ts';
import type { WorkPillProps } from '#screens/shared/work/WorkPill.tsx';
import { useServices } from '#state/services.ts';

const WorkPill = lazyComponent<WorkPillProps>(
  knownPart(async () => (await import('#screens/shared/work/statusPills.ts')).statusPills.WorkPill),
  () => undefined,
);

/** Shows in the header which work is under way, except for what the open page shows itself. */
export function WorkStatusContainer() {
  const { work } = useServices();
  const elsewhere = useSyncExternalStore(work.subscribe, work.underWay).filter(
    ({ isOnPage }) => isOnPage !== true,
  );
  usePreload(WorkPill.part);
  return elsewhere.length === 0 ? null : <WorkPill work={elsewhere} />;
}
