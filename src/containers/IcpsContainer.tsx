import { icpDescription } from '#domain/insights/icp.ts';
import { useFieldRewriting } from '#state/useFieldRewriting.ts';
import { IcpsScreen } from '#screens/Icps/IcpsScreen.tsx';
import { icpList } from '#state/insights.ts';
import { useOnboardingList } from '#state/useOnboardingList.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The customer profiles of the company. */
export function IcpsContainer() {
  const icps = useOnboardingList(icpList);
  const rewriting = useFieldRewriting('icps', icpDescription, icps.actions.onEdit);
  return <IcpsScreen {...useInsightBoard('/icps')} icps={icps} rewriting={rewriting} />;
}
