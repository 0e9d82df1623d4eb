import { uspDescription } from '#domain/insights/usp.ts';
import { useFieldRewriting } from '#state/useFieldRewriting.ts';
import { UspsScreen } from '#screens/Usps/UspsScreen.tsx';
import { useOnboardingList } from '#state/useOnboardingList.ts';
import { uspList } from '#state/insights.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The selling points of the company. */
export function UspsContainer() {
  const usps = useOnboardingList(uspList);
  const rewriting = useFieldRewriting('usps', uspDescription, usps.actions.onEdit);
  return <UspsScreen {...useInsightBoard('/usps')} usps={usps} rewriting={rewriting} />;
}
