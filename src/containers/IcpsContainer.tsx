import { icpDescription } from '#domain/insights/icp.ts';
import { useFieldRewriting } from '#state/useFieldRewriting.ts';
import { IcpsScreen } from '#screens/Icps/IcpsScreen.tsx';
import { useCompany } from '#state/company.ts';
import { icpList } from '#state/icps.ts';
import { useList } from '#state/useList.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The customer profiles of the company. */
export function IcpsContainer() {
  const icps = useList(icpList, useCompany());
  const rewriting = useFieldRewriting('icps', icpDescription, icps.actions.onEdit);
  return <IcpsScreen {...useInsightBoard('/icps')} icps={icps} rewriting={rewriting} />;
}
