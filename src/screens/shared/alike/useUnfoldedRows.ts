import { use, useMemo, useState } from 'react';
import { RowToShowContext } from '#components/DataTable/rowToShow.ts';
import { withoutFolded, type Folded, type FoldedList } from '#domain/lists/alike/folded.ts';
import type { Identified } from '#domain/lists/collection.ts';

const nothing: readonly Folded[] = [];

/**
 * Returns a list without its folded rows. During a search nothing is folded, so that it finds all rows. The row that the
 * page was opened for is not folded until the page is left.
 */
export function useUnfoldedRows<Row extends Identified>(
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
