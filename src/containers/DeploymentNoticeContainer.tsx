import { useSyncExternalStore } from 'react';
import { DeploymentNoticeScreen } from '#screens/DeploymentNotice/DeploymentNoticeScreen.tsx';
import { useVisit } from '#state/visit.ts';

/** Above every page: what the deployer has to say, until it is put away. */
export function DeploymentNoticeContainer() {
  const { notice } = useVisit();
  const shown = useSyncExternalStore(notice.subscribe, notice.getSnapshot);
  return <DeploymentNoticeScreen notice={shown} onDismiss={notice.dismiss} />;
}
