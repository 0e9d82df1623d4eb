import { Activity, Suspense, use, useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useSWRConfig } from 'swr';
import { IdleContext } from '#components/lazy/idle.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { mayOpen, workspacePageOf } from '#domain/pages/workspacePages.ts';
import { nextFrame } from '#platform/arrival.ts';
import { detachedElement } from '#platform/page.ts';
import { useServices } from '#state/services.ts';
import { useVisit } from '#state/visit.ts';
import { QuietBoundary } from '../boundary/QuietBoundary.tsx';
import { fetchPart } from '../pageParts.ts';
import { clearEarlyLists } from './earlyLists.ts';
import { fetchListsAhead } from './listsAhead.ts';

/** Pages that were rendered ahead. Once is enough: their style rules stay in the document. */
const done = new WeakSet<ComponentType>();

/**
 * Prepares the pages that are likely to be opened next while the browser is idle: loads their code and their lists, and
 * inserts their style rules by rendering them once outside the document. Their effects do not run.
 */
export function LookAhead({ path }: { path: RoutePath }) {
  const { connection, progress } = useVisit();
  const services = useServices();
  const whenIdle = use(IdleContext);
  const { cache, mutate } = useSWRConfig();
  const [drawnAhead, setDrawnAhead] = useState<readonly ComponentType[]>([]);
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
    const getReady = async () => {
      const next = workspacePageOf(path)?.likelyNext ?? [];
      const parts = await Promise.all(next.map(fetchPart));
      // A list that fails is requested again by its page.
      await Promise.allSettled(
        next
          .filter((to) => mayOpen(to, progress.getSnapshot()))
          .map((to) => fetchListsAhead({ from: path, to }, services, { cache, mutate })),
      );
      const fresh = parts.filter((part) => !done.has(part));
      if (fresh.length === 0) return;
      schedule(() => {
        setDrawnAhead(fresh);
        schedule(() => {
          for (const part of fresh) done.add(part);
          setDrawnAhead([]);
        });
      });
    };
    schedule(() => {
      // The browser remembers a module that failed to load, so nothing is loaded while offline.
      if (connection.isOnline()) getReady().catch(() => undefined);
    });
    return () => {
      isLeft = true;
      for (const cancel of cancels) cancel();
    };
  }, [path, connection, progress, services, whenIdle, cache, mutate]);

  return createPortal(
    drawnAhead.map((Part, index) => (
      <Activity key={index} mode="hidden">
        <QuietBoundary>
          <Suspense fallback={null}>
            <Part />
          </Suspense>
        </QuietBoundary>
      </Activity>
    )),
    container,
  );
}
