import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BatchHandle } from '#domain/batch.ts';
import { limits } from '#domain/limits.ts';
import { createBatch, type BatchOptions, type BatchStore } from './createBatch.ts';

/**
 * Rows begin and end by the dozen: the page follows a few times a second, and at once when the batch itself begins, pauses or ends.
 * A page that drew every step of every row would be what holds the batch up.
 */
function calmly<Row>(store: BatchStore<Row>): BatchStore<Row>['subscribe'] {
  return (listener) => {
    let { status } = store.snapshot();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      ({ status } = store.snapshot());
      listener();
    };
    const leave = store.subscribe(() => {
      if (store.snapshot().status === status) timer ??= setTimeout(tell, limits.batchFollowMs);
      else tell();
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  };
}

/** A batch that lives as long as the page; leaving it stops what has not been started. */
export function useBatch<Row>(options: BatchOptions<Row>): BatchHandle<Row> {
  const [{ store, subscribe }] = useState(() => {
    const made = createBatch(options);
    return { store: made, subscribe: calmly(made) };
  });
  useEffect(() => store.adopt(options));
  useEffect(() => () => store.onStop(), [store]);
  const batch = useSyncExternalStore(subscribe, store.snapshot);
  return { batch, actions: store };
}
