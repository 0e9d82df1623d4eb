import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { fetchLater } from '#screens/shared/later.tsx';
import { onwardPath } from '#domain/pages/entry.ts';
import { routeOf, type RoutePath } from '#domain/pages/routes.ts';
import { mayOpen, workspacePages } from '#domain/pages/workspacePages.ts';
import { whenIdle, onLinkIntent } from '#platform/ahead.ts';
import { useServices } from '#state/services.ts';
import { useVisit } from '#state/visit.ts';
import { fetchPart } from '../pageParts.ts';
import { fetchListsAhead } from './pageLists.ts';

/**
 * Loads the code and the lists of a page as soon as a pointer or the focus is on a link to it, and all code when the browser
 * is idle.
 */
export function LookAhead({ path }: { path: RoutePath }) {
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
    const cancel = whenIdle(() => {
      if (!connection.isOnline()) return;
      fetchLater();
      for (const page of workspacePages) fetchPart(page.path).catch(() => undefined);
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
