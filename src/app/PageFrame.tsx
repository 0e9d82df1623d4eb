import { Suspense, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { PageShape } from '#screens/Shell/PageShape.tsx';
import { arriveOnPage, setTabTitle } from '#platform/arrival.ts';
import { useVisit } from '#state/visit.ts';
import { PageBoundary } from './boundary/PageBoundary.tsx';
import { LookAhead } from './ahead/LookAhead.tsx';

/** Suspends with the page. Once the page is rendered, sets the title of the tab, scrolls and moves the focus. */
function Arrival() {
  const { brand } = useVisit();
  // Searching and filtering change the key of the page's entry.
  const { key } = useLocation();
  const arrive = useEffectEvent(() => arriveOnPage(key));
  const leave = useEffectEvent((storeTop: ReturnType<typeof arriveOnPage>) => storeTop(key));
  useLayoutEffect(() => {
    setTabTitle(brand.name);
    const storeTop = arrive();
    return () => leave(storeTop);
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
        {/* Before the page: its effects end while the page is still in the document. */}
        <Arrival />
        {children}
        <LookAhead path={path} />
      </Suspense>
    </PageBoundary>
  );
}
