import { useSyncExternalStore } from 'react';
import { DeploymentNoticeScreen } from '#screens/DeploymentNotice/DeploymentNoticeScreen.tsx';
import { useVisit } from '#state/visit.ts';

/** The deployer's notice above every page, until it is dismissed. */
export function DeploymentNoticeContainer() {
  const { notice } = useVisit();
  const shown = useSyncExternalStore(notice.subscribe, notice.getSnapshot);
  return <DeploymentNoticeScreen notice={shown} onDismiss={notice.dismiss} />;
}
