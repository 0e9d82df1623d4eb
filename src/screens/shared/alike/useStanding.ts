import { useMemo } from 'react';
import { withoutFolded, type Folded, type FoldedList } from '#domain/lists/alike/folded.ts';
import type { Identified } from '#domain/lists/collection.ts';

const nothing: readonly Folded[] = [];

/** A list without its folded rows. A search looks through all of them, so nothing is folded while one is on. */
export function useStanding<Row extends Identified>(
  rows: readonly Row[],
  folded: readonly Folded[],
  search = '',
  isUsed?: (row: Row) => boolean,
): FoldedList<Row> {
  const entries = search.trim() === '' ? folded : nothing;
  return useMemo(() => withoutFolded(rows, entries, isUsed), [rows, entries, isUsed]);
}
