import { uspDescription } from '#domain/insights/usp.ts';
import { useFieldRewriting } from '#state/useFieldRewriting.ts';
import { UspsScreen } from '#screens/Usps/UspsScreen.tsx';
import { useUsps } from '#state/useUsps.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The selling points of the company. The first ones are generated when the page opens. */
export function UspsContainer() {
  const usps = useUsps();
  const rewriting = useFieldRewriting('usps', uspDescription, usps.actions.onEdit);
  return <UspsScreen {...useInsightBoard('/usps')} usps={usps} rewriting={rewriting} />;
}
