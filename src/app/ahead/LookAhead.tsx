import { use, useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useSWRConfig } from 'swr';
import { IdleContext } from '#components/lazy/idle.ts';
import { onwardPath } from '#domain/pages/entry.ts';
import { routeOf, type RoutePath } from '#domain/pages/routes.ts';
import { mayOpen, workspacePageOf } from '#domain/pages/workspacePages.ts';
import { nextFrame } from '#platform/arrival.ts';
import { onLinkIntent } from '#platform/linkIntent.ts';
import { detachedElement } from '#platform/page.ts';
import { useServices } from '#state/services.ts';
import { useVisit } from '#state/visit.ts';
import { fetchPart } from '../pageParts.ts';
import { clearEarlyLists } from './earlyLists.ts';
import { HiddenPage } from './HiddenPage.tsx';
import { fetchListsAhead } from './listsAhead.ts';

/** Pages that were rendered ahead. Once is enough: their style rules stay in the document. */
const preparedPages = new WeakSet<ComponentType>();

/**
 * Prepares the pages that may be opened next: the likely ones of the page table while the browser is idle, and the page of a
 * link as soon as a pointer or the focus is on the link. Loads their code and their lists, and inserts their style rules by rendering them
 * once outside the document. Their effects do not run.
 */
export function LookAhead({ path }: { path: RoutePath }) {
  const { connection, progress } = useVisit();
  const services = useServices();
  const whenIdle = use(IdleContext);
  const { cache, mutate } = useSWRConfig();
  const [renderedAhead, setRenderedAhead] = useState<readonly ComponentType[]>([]);
  const [container] = useState(detachedElement);

  useEffect(() => {
    // The page is rendered: its lists take the early ones by the next frame.
    nextFrame(clearEarlyLists);
  }, []);

  useEffect(() => {
    const cancels = new Set<() => void>();
    let isLeft = false;
    const schedule = (work: () => void) => {
      if (!isLeft) cancels.add(whenIdle(work));
    };
    const renderAhead = (parts: readonly ComponentType[]) => {
      const fresh = parts.filter((part) => !preparedPages.has(part));
      if (isLeft || fresh.length === 0) return;
      setRenderedAhead((rendered) => [...rendered, ...fresh]);
      schedule(() => {
        for (const part of fresh) preparedPages.add(part);
        setRenderedAhead((rendered) => rendered.filter((part) => !fresh.includes(part)));
      });
    };
    const requested = new Set<RoutePath>([path]);
    const prepare = async (wanted: readonly RoutePath[]) => {
      // The browser remembers a module that failed to load, so nothing is loaded while offline.
      if (!connection.isOnline()) return;
      const next = wanted.filter((to) => !requested.has(to));
      for (const to of next) requested.add(to);
      const parts = Promise.all(next.map(fetchPart));
      // Code that fails while the lists load is not a fault of the open page.
      parts.catch(() => undefined);
      // A list that fails is requested again by its page.
      await Promise.allSettled(
        next
          .filter((to) => mayOpen(to, progress.getSnapshot()))
          .map((to) => fetchListsAhead({ from: path, to }, services, { cache, mutate })),
      );
      renderAhead(await parts);
    };
    const likely = workspacePageOf(path)?.likelyNext ?? [];
    schedule(() => void prepare(likely).catch(() => undefined));
    const stopListening = onLinkIntent((pathname) => {
      const to = routeOf(pathname);
      if (to === undefined) return;
      // `/` redirects at once, so its target is prepared too.
      const onward =
        to === '/' ? routeOf(onwardPath(undefined, progress.getSnapshot())) : undefined;
      prepare(onward === undefined ? [to] : [to, onward]).catch(() => undefined);
    });
    return () => {
      isLeft = true;
      stopListening();
      for (const cancel of cancels) cancel();
    };
  }, [path, connection, progress, services, whenIdle, cache, mutate]);

  return createPortal(
    renderedAhead.map((Part, index) => (
      <HiddenPage key={index}>
        <Part />
      </HiddenPage>
    )),
    container,
  );
}
