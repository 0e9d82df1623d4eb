import { geographyDescription } from '#domain/insights/geography.ts';
import { useFieldRewriting } from '#state/useFieldRewriting.ts';
import { GeosScreen } from '#screens/Geos/GeosScreen.tsx';
import { geographyList } from '#state/insights.ts';
import { useOnboardingList } from '#state/useOnboardingList.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The target geographies of the company. */
export function GeosContainer() {
  const geographies = useOnboardingList(geographyList);
  const rewriting = useFieldRewriting(
    'geographies',
    geographyDescription,
    geographies.actions.onEdit,
  );
  return (
    <GeosScreen {...useInsightBoard('/geos')} geographies={geographies} rewriting={rewriting} />
  );
}
