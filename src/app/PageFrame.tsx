import { Suspense, useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { onwardPath } from '#domain/pages/entry.ts';
import { routeOf, type RoutePath } from '#domain/pages/routes.ts';
import { mayOpen, workspacePageOf, workspacePages } from '#domain/pages/workspacePages.ts';
import { onLinkIntent, whenRowsAreShown } from '#platform/ahead.ts';
import { arriveOnPage, setTabTitle } from '#platform/arrival.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { PageShape } from '#screens/Shell/PageShape.tsx';
import { fetchLater } from '#screens/page/later.tsx';
import { useServices } from '#state/services.ts';
import { useVisit } from '#state/visit.ts';
import { PageBoundary } from './boundary/PageBoundary.tsx';
import { fetchListsAhead } from './pageLists.ts';
import { fetchPart } from './pageParts.ts';

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

/**
 * Loads the code and the lists of a page as soon as a pointer or the focus is on a link to it. Once this page shows its rows, it
 * loads all code, and the lists of the pages that the footer leads to.
 */
function LookAhead({ path }: { path: RoutePath }) {
  const { connection, progress } = useVisit();
  const services = useServices();
  const { cache, mutate } = useSWRConfig();

  useEffect(() => {
    const requested = new Set<RoutePath>([path]);
    const prepare = (to: RoutePath) => {
      // The browser remembers a module that failed to load, so nothing is loaded while offline.
      if (requested.has(to) || !connection.isOnline()) return;
      requested.add(to);
      // What fails here is requested again by its page.
      fetchPart(to).catch(() => undefined);
      if (!mayOpen(to, progress.getSnapshot())) return;
      fetchListsAhead({ from: path, to }, services, { cache, mutate }).catch(() => undefined);
    };
    // The code of the dialogs and of the other pages, so that a press finds it there.
    const cancel = whenRowsAreShown(() => {
      if (!connection.isOnline()) return;
      fetchLater();
      for (const page of workspacePages) fetchPart(page.path).catch(() => undefined);
      for (const to of workspacePageOf(path)?.next ?? []) prepare(to);
    });
    const leave = onLinkIntent((pathname) => {
      const to = routeOf(pathname);
      // `/` redirects at once.
      const target = to === '/' ? routeOf(onwardPath(undefined, progress.getSnapshot())) : to;
      for (const each of [to, target]) if (each !== undefined) prepare(each);
    });
    return () => {
      cancel();
      leave();
    };
  }, [path, connection, progress, services, cache, mutate]);

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
