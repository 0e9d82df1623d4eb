import { icpDescription } from '#domain/insights/icp.ts';
import { useFieldRewriting } from '#state/useFieldRewriting.ts';
import { IcpsScreen } from '#screens/Icps/IcpsScreen.tsx';
import { icpResource } from '#state/resources/icps.ts';
import { useCompanyCollection } from '#state/resources/useCompanyCollection.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The customer profiles of the company. */
export function IcpsContainer() {
  const icps = useCompanyCollection(icpResource);
  const rewriting = useFieldRewriting('icps', icpDescription, icps.actions.onEdit);
  return <IcpsScreen {...useInsightBoard('/icps')} icps={icps} rewriting={rewriting} />;
}
