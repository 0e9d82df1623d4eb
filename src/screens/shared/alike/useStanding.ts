import { use, useMemo, useState } from 'react';
import { RowToShowContext } from '#components/DataTable/rowToShow.ts';
import { withoutFolded, type Folded, type FoldedList } from '#domain/lists/alike/folded.ts';
import type { Identified } from '#domain/lists/collection.ts';

const nothing: readonly Folded[] = [];

/**
 * A list without its folded rows. A search looks through all of them, so nothing is folded while one is on. A row that the page
 * was opened for stands for itself until the page is left.
 */
export function useStanding<Row extends Identified>(
  rows: readonly Row[],
  folded: readonly Folded[],
  search = '',
  isUsed?: (row: Row) => boolean,
): FoldedList<Row> {
  const wanted = use(RowToShowContext)?.key ?? null;
  const [opened, setOpened] = useState(wanted);
  if (wanted !== null && wanted !== opened) setOpened(wanted);
  const entries = search.trim() === '' ? folded : nothing;
  return useMemo(
    () =>
      withoutFolded(
        rows,
        entries.filter(([id]) => id !== opened),
        isUsed,
      ),
    [rows, entries, opened, isUsed],
  );
}
