import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { PageShape } from '#screens/Shell/PageShape.tsx';
import { focusPageStart, setTabTitle, nextFrame } from '#platform/arrival.ts';
import { useVisit } from '#state/visit.ts';
import { PageBoundary } from './boundary/PageBoundary.tsx';
import { LookAhead } from './ahead/LookAhead.tsx';

/** Suspends with the page. Once the page is rendered, sets the title of the tab and moves the focus to the page. */
function Arrival() {
  const { brand } = useVisit();
  useLayoutEffect(() => {
    setTabTitle(brand.name);
    // Both force a layout, which the next frame does anyway; later than that, the scroll jump would be visible.
    return nextFrame(focusPageStart);
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
  return (
    <PageBoundary>
      <Suspense fallback={page ? <PageShape page={page} /> : <LoadingScreen />}>
        {children}
        <Arrival />
        <LookAhead path={path} />
      </Suspense>
    </PageBoundary>
  );
}
