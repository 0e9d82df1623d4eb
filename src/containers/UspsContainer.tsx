import { uspDescription } from '#domain/insights/usp.ts';
import { useFieldWriting } from '#state/rewriting/useFieldWriting.ts';
import { uspResource } from '#state/resources/uspResource.ts';
import { useNavigate } from 'react-router-dom';
import { readBoardView, writeBoardView } from '#domain/evidence/boardView.ts';
import { pages } from '#domain/pages/pageTable.ts';
import { UspsScreen } from '#screens/Usps/UspsScreen.tsx';
import { useCompany } from '#state/company.ts';
import { useUsps } from '#state/resources/usps.ts';
import { useStage, useVisit } from '#state/visit.ts';
import { useAddressView } from './useAddressView.ts';

/** The selling points of the company. The first ones are generated when the page opens. */
export function UspsContainer() {
  const company = useCompany();
  const usps = useUsps();
  const writing = useFieldWriting(
    { kind: 'usps', description: uspDescription, resource: uspResource },
    usps.actions.onEdit,
  );
  const { progress } = useVisit();
  const stage = useStage();
  const navigate = useNavigate();
  const [view, onViewChange] = useAddressView(readBoardView, writeBoardView);
  return (
    <UspsScreen
      hasCompany={company !== null}
      usps={usps}
      stage={stage}
      view={view}
      onViewChange={onViewChange}
      writing={writing}
      onNext={() => {
        progress.reach('icps');
        void navigate(pages['/usps'].next[0]);
      }}
    />
  );
}
