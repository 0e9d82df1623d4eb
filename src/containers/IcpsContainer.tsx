import { icpDescription } from '#domain/insights/icp.ts';
import { useFieldWriting } from '#state/rewriting/useFieldWriting.ts';
import { useNavigate } from 'react-router-dom';
import { readBoardView, writeBoardView } from '#domain/evidence/boardView.ts';
import { pages } from '#domain/pages/pageTable.ts';
import { IcpsScreen } from '#screens/Icps/IcpsScreen.tsx';
import { useCompany } from '#state/company.ts';
import { icpResource } from '#state/resources/icps.ts';
import { useCompanyCollection } from '#state/resources/useCompanyCollection.ts';
import { useStage, useVisit } from '#state/visit.ts';
import { useAddressView } from './useAddressView.ts';

/** The customer profiles of the company. */
export function IcpsContainer() {
  const company = useCompany();
  const icps = useCompanyCollection(icpResource);
  const writing = useFieldWriting(
    { kind: 'icps', description: icpDescription, resource: icpResource },
    icps.actions.onEdit,
  );
  const { progress } = useVisit();
  const stage = useStage();
  const navigate = useNavigate();
  const [view, onViewChange] = useAddressView(readBoardView, writeBoardView);
  return (
    <IcpsScreen
      hasCompany={company !== null}
      icps={icps}
      stage={stage}
      view={view}
      onViewChange={onViewChange}
      writing={writing}
      onNext={() => {
        progress.reach('geos');
        void navigate(pages['/icps'].next[0]);
      }}
    />
  );
}
