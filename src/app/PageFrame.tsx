import { Suspense, useEffect, type ReactNode } from 'react';
import { onwardFrom } from '#domain/onward.ts';
import { ruleOf, type RoutePath } from '#domain/routes.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { pageShapes } from '#screens/Shell/pageShapes.ts';
import { PageShape } from '#screens/Shell/PageShape.tsx';
import { arrive, nextFrame } from '#platform/arrival.ts';
import { inSpareTime } from '#platform/spareTime.ts';
import { dropEarly } from '#state/collection/earlyLists.ts';
import { useVisit } from '#state/visit.ts';
import { PageBoundary } from './boundary/PageBoundary.tsx';
import { pageParts } from './pageParts.ts';

/** Holds the page's place while its code is on the way: its words are known before. */
function PlaceOfPage({ path }: { path: RoutePath }) {
  const page = pageShapes[path];
  return page ? <PageShape {...page} /> : <main id="main" tabIndex={-1} aria-busy="true" />;
}

/** Waits with the page for its code: a page that has arrived is named in the tab and takes the focus. */
function Arrival({ path }: { path: RoutePath }) {
  const { brand, connection } = useVisit();
  useEffect(() => {
    arrive(brand.name);
    // A list that is drawn with its rows takes them over with the next frame.
    nextFrame(dropEarly);
  }, [brand]);
  // The code of where one goes from here. A part that fails to come would be remembered, so it needs a network.
  useEffect(
    () =>
      inSpareTime(() => {
        if (connection.isOnline())
          for (const next of onwardFrom(path)) pageParts[next]().catch(() => undefined);
      }),
    [path, connection],
  );
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
        <Arrival path={path} />
      </Suspense>
    </PageBoundary>
  );
}
