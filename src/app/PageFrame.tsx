import { Suspense, useEffect, type ReactNode } from 'react';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { arrive } from '#platform/arrival.ts';
import { useVisit } from '#state/visit.ts';
import { PageBoundary } from './boundary/PageBoundary.tsx';

/** Holds the page's place while its code is on the way, so that the footer stays where it is. */
function PageWaiting() {
  return <main id="main" tabIndex={-1} aria-busy="true" />;
}

/** Waits with the page for its code: a page that has arrived is named in the tab and takes the focus. */
function Arrival() {
  const { brand } = useVisit();
  useEffect(() => arrive(brand.name), [brand]);
  return null;
}

interface PageFrameProps {
  /** The page stands in the shell, which stays while the page is waited for. */
  isInShell: boolean;
  children: ReactNode;
}

/** Around every page: what is shown while its code comes, and when it breaks. */
export function PageFrame({ isInShell, children }: PageFrameProps) {
  return (
    <PageBoundary>
      <Suspense fallback={isInShell ? <PageWaiting /> : <LoadingScreen />}>
        {children}
        <Arrival />
      </Suspense>
    </PageBoundary>
  );
}
