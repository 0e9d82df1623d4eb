import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { BatchHandle } from '#domain/work/batch.ts';
import { useServices } from '../services.ts';
import { createBatch, type BatchWork } from './createBatch.ts';
import { createKeptWork } from './keptWork.ts';
import { createTabStops } from './tabStops.ts';
import { useWorkOnPage } from './useWorkOnPage.ts';

/** Returns the batch of one list, which continues when the page is left (D56). */
export function useBatch<Row>(
  kind: 'adding' | 'deleting',
  list: string | null,
  batchWork: BatchWork<Row>,
): BatchHandle<Row> {
  const { work, storage, locks, tabs } = useServices();
  const name = `${kind} ${list ?? ''}`;
  const store = useMemo(
    () =>
      work.of(name, () =>
        createBatch<Row>(
          {
            kind,
            kept: createKeptWork(storage, name),
            stops: createTabStops(tabs, name),
            exclusively: (job) => locks.exclusively(`work ${name}`, job),
            lock: `work ${name}`,
            locks,
            mayRun: () => work.mayRun(),
          },
          batchWork,
        ),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `batchWork` is passed to `adopt` below
    [work, storage, locks, tabs, kind, name],
  );
  useEffect(() => store.adopt(batchWork));
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  useWorkOnPage(snapshot.jobs.length > 0 ? name : null);
  return { ...snapshot, actions: store };
}
