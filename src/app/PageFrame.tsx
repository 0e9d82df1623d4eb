import { Suspense, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import {
  createTickedRows,
  TickedRowsContext,
  type TickedRows,
} from '#screens/shared/collection/tickedRows.ts';
import { PageShape } from '#screens/Shell/PageShape.tsx';
import { arriveOnPage, setTabTitle } from '#platform/arrival.ts';
import { useVisit } from '#state/visit.ts';
import { PageBoundary } from './boundary/PageBoundary.tsx';
import { LookAhead } from './ahead/LookAhead.tsx';

/**
 * The ticked rows of the pages of this tab, by the router's key of their history entry. Signing in as another person reloads
 * the tab, which empties this map (D65).
 */
const tickedByEntry = new Map<string, TickedRows>();

interface ArrivalProps {
  ticked: TickedRows;
}

/**
 * Suspends with the page. Once the page is rendered, sets the title of the tab, scrolls and moves the focus. When the page is
 * left, stores its position and its ticked rows.
 */
function Arrival({ ticked }: ArrivalProps) {
  const { brand } = useVisit();
  // Searching and filtering change the key of the page's entry.
  const { key } = useLocation();
  const arrive = useEffectEvent(() => arriveOnPage(key));
  const leave = useEffectEvent((storePosition: ReturnType<typeof arriveOnPage>) => {
    storePosition(key);
    tickedByEntry.set(key, ticked);
  });
  useLayoutEffect(() => {
    setTabTitle(brand.name);
    const storePosition = arrive();
    return () => leave(storePosition);
  }, [brand]);
  return null;
}

interface PageFrameProps {
  path: RoutePath;
  children: ReactNode;
}

/** Around every page: its skeleton while it loads, and its error boundary. */
export function PageFrame({ path, children }: PageFrameProps) {
  // The header stays while the page loads, and the page's title and lead are shown before its code has loaded.
  const page = workspacePageOf(path);
  const { key } = useLocation();
  const [ticked] = useState(() => tickedByEntry.get(key) ?? createTickedRows());
  return (
    <PageBoundary>
      <Suspense fallback={page ? <PageShape page={page} /> : <LoadingScreen />}>
        {/* Before the page: its effects end while the page is still in the document. */}
        <Arrival ticked={ticked} />
        <TickedRowsContext value={ticked}>{children}</TickedRowsContext>
        <LookAhead path={path} />
      </Suspense>
    </PageBoundary>
  );
}
