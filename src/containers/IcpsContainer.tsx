import { icpDescription } from '#domain/insights/icp.ts';
import { useFieldWriting } from '#state/rewriting/useFieldWriting.ts';
import { IcpsScreen } from '#screens/Icps/IcpsScreen.tsx';
import { icpResource } from '#state/resources/icps.ts';
import { useCompanyCollection } from '#state/resources/useCompanyCollection.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The customer profiles of the company. */
export function IcpsContainer() {
  const icps = useCompanyCollection(icpResource);
  const writing = useFieldWriting(
    { kind: 'icps', description: icpDescription, resource: icpResource },
    icps.actions.onEdit,
  );
  return <IcpsScreen {...useInsightBoard('/icps')} icps={icps} writing={writing} />;
}
