import { useMemo, useSyncExternalStore } from 'react';
import type { Folded } from '#domain/lists/alike/folded.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { useServices } from '../services.ts';
import { idsOf } from '#domain/lists/entityId.ts';

const none: readonly Folded[] = [];

/** Returns the folded rows of a list, and `onKeep`, which shows rows as their own again. */
export function useFoldedRows(list: string | null) {
  const { foldedRows } = useServices();
  const stored = useSyncExternalStore(foldedRows.subscribe, foldedRows.snapshot);
  const folded = useMemo(
    () => (list === null || stored === undefined ? none : foldedRows.of(list)),
    [foldedRows, list, stored],
  );
  const onKeep = (rows: readonly Identified[]) => {
    if (list !== null) foldedRows.keep(list, idsOf(rows));
  };
  return { folded, onKeep };
}
