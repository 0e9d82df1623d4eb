import { geographyDescription } from '#domain/insights/geography.ts';
import { useFieldWriting } from '#state/rewriting/useFieldWriting.ts';
import { useNavigate } from 'react-router-dom';
import { readBoardView, writeBoardView } from '#domain/evidence/boardView.ts';
import { pages } from '#domain/pages/pageTable.ts';
import { GeosScreen } from '#screens/Geos/GeosScreen.tsx';
import { useCompany } from '#state/company.ts';
import { geographyResource } from '#state/resources/geographies.ts';
import { useCompanyCollection } from '#state/resources/useCompanyCollection.ts';
import { useStage, useVisit } from '#state/visit.ts';
import { useAddressView } from './useAddressView.ts';

/** The target geographies of the company. */
export function GeosContainer() {
  const company = useCompany();
  const geographies = useCompanyCollection(geographyResource);
  const writing = useFieldWriting(
    { kind: 'geographies', description: geographyDescription, resource: geographyResource },
    geographies.actions.onEdit,
  );
  const { progress } = useVisit();
  const stage = useStage();
  const navigate = useNavigate();
  const [view, onViewChange] = useAddressView(readBoardView, writeBoardView);
  return (
    <GeosScreen
      hasCompany={company !== null}
      geographies={geographies}
      stage={stage}
      view={view}
      onViewChange={onViewChange}
      writing={writing}
      onNext={() => {
        progress.reach('dashboard');
        void navigate(pages['/geos'].next[0]);
      }}
    />
  );
}
