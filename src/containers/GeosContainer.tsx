import { geographyDescription } from '#domain/insights/geography.ts';
import { useFieldWriting } from '#state/rewriting/useFieldWriting.ts';
import { GeosScreen } from '#screens/Geos/GeosScreen.tsx';
import { geographyResource } from '#state/resources/geographies.ts';
import { useCompanyCollection } from '#state/resources/useCompanyCollection.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The target geographies of the company. */
export function GeosContainer() {
  const geographies = useCompanyCollection(geographyResource);
  const writing = useFieldWriting(
    { kind: 'geographies', description: geographyDescription, resource: geographyResource },
    geographies.actions.onEdit,
  );
  return <GeosScreen {...useInsightBoard('/geos')} geographies={geographies} writing={writing} />;
}
