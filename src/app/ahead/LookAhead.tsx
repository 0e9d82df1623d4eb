import { Activity, Suspense, use, useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useSWRConfig } from 'swr';
import { SpareTimeContext } from '#components/lazy/spareTime.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { mayOpen, workspacePageOf } from '#domain/pages/workspacePages.ts';
import { nextFrame } from '#platform/arrival.ts';
import { offstage } from '#platform/page.ts';
import { useServices } from '#state/services.ts';
import { useVisit } from '#state/visit.ts';
import { QuietBoundary } from '../boundary/QuietBoundary.tsx';
import { fetchPart } from '../pageParts.ts';
import { dropEarly } from './earlyLists.ts';
import { fetchListsAhead } from './listsAhead.ts';

/** What was rehearsed: once is enough, for its rules stay. */
const known = new WeakSet<ComponentType>();

/**
 * Gets ready what is likely to be opened next, while the browser has nothing better to do: the code of those pages, their
 * lists, and their style rules, by drawing them once where nobody sees it. None of their effects run, and it is thrown away.
 */
export function LookAhead({ path }: { path: RoutePath }) {
  const { connection, progress } = useVisit();
  const services = useServices();
  const inSpareTime = use(SpareTimeContext);
  const { cache, mutate } = useSWRConfig();
  const [rehearsed, setRehearsed] = useState<readonly ComponentType[]>([]);
  const [stage] = useState(offstage);

  useEffect(() => {
    // The page is there. Its lists take over with the next frame what was asked for early; the rest would only grow old.
    nextFrame(dropEarly);
  }, []);

  useEffect(() => {
    const later = new Set<() => void>();
    let isLeft = false;
    const inPeace = (work: () => void) => {
      if (!isLeft) later.add(inSpareTime(work));
    };
    const getReady = async () => {
      const next = workspacePageOf(path)?.likelyNext ?? [];
      const parts = await Promise.all(next.map(fetchPart));
      // A list that does not come is asked for by its page.
      await Promise.allSettled(
        next
          .filter((to) => mayOpen(to, progress.getSnapshot()))
          .map((to) => fetchListsAhead({ from: path, to }, services, { cache, mutate })),
      );
      const fresh = parts.filter((part) => !known.has(part));
      if (fresh.length === 0) return;
      inPeace(() => {
        setRehearsed(fresh);
        inPeace(() => {
          for (const part of fresh) known.add(part);
          setRehearsed([]);
        });
      });
    };
    inPeace(() => {
      // A part that fails to come would be remembered, so it needs a network.
      if (connection.isOnline()) getReady().catch(() => undefined);
    });
    return () => {
      isLeft = true;
      for (const cancel of later) cancel();
    };
  }, [path, connection, progress, services, inSpareTime, cache, mutate]);

  return createPortal(
    rehearsed.map((Part, index) => (
      <Activity key={index} mode="hidden">
        <QuietBoundary>
          <Suspense fallback={null}>
            <Part />
          </Suspense>
        </QuietBoundary>
      </Activity>
    )),
    stage,
  );
}
