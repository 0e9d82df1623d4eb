import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BatchHandle } from '#domain/batch.ts';
import { createBatch, type BatchOptions } from './createBatch.ts';

/** A batch that lives as long as the page; leaving it stops what has not been started. */
export function useBatch<Row>(options: BatchOptions<Row>): BatchHandle<Row> {
  const [store] = useState(() => createBatch(options));
  useEffect(() => store.adopt(options));
  useEffect(() => () => store.onStop(), [store]);
  const batch = useSyncExternalStore(store.subscribe, store.snapshot);
  return { batch, actions: store };
}
