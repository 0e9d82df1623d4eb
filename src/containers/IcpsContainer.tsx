import { icpDescription } from '#domain/insights/icp.ts';
import { IcpsScreen } from '#screens/Icps/IcpsScreen.tsx';
import { icpList } from '#state/insights.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The customer profiles of the company. */
export function IcpsContainer() {
  const { insights, ...board } = useInsightBoard('/icps', 'icps', icpList, icpDescription);
  return <IcpsScreen {...board} icps={insights} />;
}
