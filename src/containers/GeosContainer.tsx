import { geographyDescription } from '#domain/insights/geography.ts';
import { useFieldRewriting } from '#state/useFieldRewriting.ts';
import { GeosScreen } from '#screens/Geos/GeosScreen.tsx';
import { geographyResource } from '#state/resources/geographies.ts';
import { useCompanyCollection } from '#state/resources/useCompanyCollection.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The target geographies of the company. */
export function GeosContainer() {
  const geographies = useCompanyCollection(geographyResource);
  const rewriting = useFieldRewriting(
    'geographies',
    geographyDescription,
    geographies.actions.onEdit,
  );
  return (
    <GeosScreen {...useInsightBoard('/geos')} geographies={geographies} rewriting={rewriting} />
  );
}
