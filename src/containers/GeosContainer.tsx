import { geographyDescription } from '#domain/insights/geography.ts';
import { useFieldRewriting } from '#state/useFieldRewriting.ts';
import { GeosScreen } from '#screens/Geos/GeosScreen.tsx';
import { useCompany } from '#state/company.ts';
import { geographyList } from '#state/geographies.ts';
import { useList } from '#state/useList.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The target geographies of the company. */
export function GeosContainer() {
  const geographies = useList(geographyList, useCompany());
  const rewriting = useFieldRewriting(
    'geographies',
    geographyDescription,
    geographies.actions.onEdit,
  );
  return (
    <GeosScreen {...useInsightBoard('/geos')} geographies={geographies} rewriting={rewriting} />
  );
}
