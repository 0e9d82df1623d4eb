import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Batch, BatchActions } from '#domain/batch.ts';
import { createBatch, type BatchOptions } from './createBatch.ts';

/** A batch that lives as long as the page; leaving it stops what has not been started. */
export function useBatch<Row>(options: BatchOptions<Row>): {
  batch: Batch<Row>;
  actions: BatchActions<Row>;
} {
  const [store] = useState(() => createBatch(options));
  useEffect(() => store.adopt(options));
  useEffect(() => () => store.onStop(), [store]);
  const batch = useSyncExternalStore(store.subscribe, store.snapshot);
  return { batch, actions: store };
}
