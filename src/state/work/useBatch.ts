import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { BatchHandle } from '#domain/work/batch.ts';
import { limits } from '#domain/settings/limits.ts';
import { isUnderWay } from '#domain/work/work.ts';
import { useServices } from '../services.ts';
import { createBatch, type BatchStore, type BatchWork } from './createBatch.ts';
import { createKeptWork } from './keptWork.ts';

/**
 * Rows begin and end by the dozen: the page follows a few times a second, and at once when the batch itself begins or ends.
 * A page that drew every step of every row would be what holds the batch up.
 */
function throttled<Row>(store: BatchStore<Row>): BatchStore<Row>['subscribe'] {
  return (listener) => {
    let was = isUnderWay(store.snapshot().jobs);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      was = isUnderWay(store.snapshot().jobs);
      listener();
    };
    const leave = store.subscribe(() => {
      const isUsual = was && isUnderWay(store.snapshot().jobs);
      if (isUsual) timer ??= setTimeout(tell, limits.batchFollowMs);
      else tell();
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  };
}

/** The batch of one list, which goes on when the page is left (D56). */
export function useBatch<Row>(
  kind: 'adding' | 'deleting',
  list: string | null,
  how: BatchWork<Row>,
): BatchHandle<Row> {
  const { work, storage, exclusively } = useServices();
  const name = `${kind} ${list ?? ''}`;
  const store = useMemo(
    () =>
      work.of(name, () =>
        createBatch<Row>(
          {
            kind,
            kept: createKeptWork(storage, name),
            exclusively: (job) => exclusively(`work ${name}`, job),
            mayRun: () => work.mayRun(),
          },
          how,
        ),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how the rows are worked through is adopted below
    [work, storage, exclusively, kind, name],
  );
  useEffect(() => store.adopt(how));
  const subscribe = useMemo(() => throttled(store), [store]);
  const snapshot = useSyncExternalStore(subscribe, store.snapshot);
  return { ...snapshot, actions: store };
}
