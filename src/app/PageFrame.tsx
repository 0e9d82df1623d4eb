import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { PageShape } from '#screens/Shell/PageShape.tsx';
import { arrive, nameTab, nextFrame } from '#platform/arrival.ts';
import { useVisit } from '#state/visit.ts';
import { PageBoundary } from './boundary/PageBoundary.tsx';
import { LookAhead } from './ahead/LookAhead.tsx';

/** Waits with the page for its code: a page that has arrived is named in the tab and takes the focus. */
function Arrival() {
  const { brand } = useVisit();
  useLayoutEffect(() => {
    nameTab(brand.name);
    // Both make the browser lay the page out, which it does for the next frame anyway; later, the jump would be seen.
    return nextFrame(arrive);
  }, [brand]);
  return null;
}

interface PageFrameProps {
  path: RoutePath;
  children: ReactNode;
}

/** Around every page: what is shown while its code comes, and when it breaks. */
export function PageFrame({ path, children }: PageFrameProps) {
  // The header stays while the page is waited for, and the page's words are known before its code.
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
