import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { ruleOf, type RoutePath } from '#domain/pages/routes.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { pageShapes } from '#screens/Shell/pageShapes.ts';
import { PageShape } from '#screens/Shell/PageShape.tsx';
import { arrive, nameTab, nextFrame } from '#platform/arrival.ts';
import { dropEarly } from '#state/collection/earlyLists.ts';
import { useVisit } from '#state/visit.ts';
import { PageBoundary } from './boundary/PageBoundary.tsx';
import { LookAhead } from './LookAhead.tsx';

/** Holds the page's place while its code is on the way: its words are known before. */
function PlaceOfPage({ path }: { path: RoutePath }) {
  const page = pageShapes[path];
  return page ? <PageShape {...page} /> : <main id="main" tabIndex={-1} aria-busy="true" />;
}

/** Waits with the page for its code: a page that has arrived is named in the tab and takes the focus. */
function Arrival() {
  const { brand } = useVisit();
  useLayoutEffect(() => {
    nameTab(brand.name);
    // Both make the browser lay the page out, which it does for the next frame anyway; later, the jump would be seen.
    return nextFrame(arrive);
  }, [brand]);
  useEffect(() => {
    // A list that is drawn with its rows takes them over with the next frame.
    nextFrame(dropEarly);
  }, []);
  return null;
}

interface PageFrameProps {
  path: RoutePath;
  children: ReactNode;
}

/** Around every page: what is shown while its code comes, and when it breaks. */
export function PageFrame({ path, children }: PageFrameProps) {
  // The shell stays while the page is waited for.
  const isInShell = ruleOf(path).access === 'workspace';
  return (
    <PageBoundary>
      <Suspense fallback={isInShell ? <PlaceOfPage path={path} /> : <LoadingScreen />}>
        {children}
        <Arrival />
        <LookAhead path={path} />
      </Suspense>
    </PageBoundary>
  );
}
