import { geographyDescription } from '#domain/insights/geography.ts';
import { GeosScreen } from '#screens/Geos/GeosScreen.tsx';
import { geographyList } from '#state/insights.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The target geographies of the company. */
export function GeosContainer() {
  const { insights, ...board } = useInsightBoard(
    '/geos',
    'geographies',
    geographyList,
    geographyDescription,
  );
  return <GeosScreen {...board} geographies={insights} />;
}
