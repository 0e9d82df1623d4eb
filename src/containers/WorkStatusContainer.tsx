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

/** Shows in the header of every page which work is under way. */
export function WorkStatusContainer() {
  const { work } = useServices();
  const underWay = useSyncExternalStore(work.subscribe, work.snapshot);
  usePreload(WorkPill.part);
  return underWay.length === 0 ? null : <WorkPill work={underWay} />;
}
