import { uspDescription } from '#domain/insights/usp.ts';
import { UspsScreen } from '#screens/Usps/UspsScreen.tsx';
import { uspList } from '#state/insights.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The selling points of the company. */
export function UspsContainer() {
  const { insights, ...board } = useInsightBoard('/usps', 'usps', uspList, uspDescription);
  return <UspsScreen {...board} usps={insights} />;
}
