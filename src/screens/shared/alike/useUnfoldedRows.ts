import { use, useMemo, useState } from 'react';
import { RowToShowContext } from '#components/DataTable/rowToShow.ts';
import { withoutFolded, type Folded } from '#domain/lists/alike/folded.ts';
import type { Collection, Identified } from '#domain/lists/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { AlikeNoteProps } from './AlikeNote.tsx';

const nothing: readonly Folded[] = [];

interface Options<Row> {
  readonly labelOf: (row: Row) => string;
  /** The text in the search box. */
  readonly search?: string;
  /** Returns true for a row that is not folded because it is used, such as a selected one. */
  readonly isUsed?: (row: Row) => boolean;
  /** False when the API has no call that deletes a row of the list. */
  readonly isDeletable?: boolean;
}

/**
 * Returns the rows of a list that are not folded, and the properties of the note about the folded ones. During a search
 * nothing is folded, so that it finds all rows. The row that the page was opened for is not folded until the page is left.
 */
export function useUnfoldedRows<Row extends Identified, Draft>(
  { remote, newIds, folded: entries, actions }: Collection<Row, Draft>,
  { labelOf, search = '', isUsed, isDeletable = true }: Options<Row>,
): { readonly unfolded: readonly Row[]; readonly note: Omit<AlikeNoteProps<Row>, 'place'> } {
  const rows = itemsOf(remote);
  const wanted = use(RowToShowContext)?.key ?? null;
  const [opened, setOpened] = useState(wanted);
  if (wanted !== null && wanted !== opened) setOpened(wanted);
  const inUse = search.trim() === '' ? entries : nothing;
  const { unfolded, folded } = useMemo(
    () =>
      withoutFolded(
        rows,
        inUse.filter(([id]) => id !== opened),
        isUsed,
      ),
    [rows, inUse, opened, isUsed],
  );
  const onDelete = isDeletable ? (row: Row) => void actions.onDelete(row) : undefined;
  return { unfolded, note: { folded, newIds, labelOf, onKeep: actions.onKeep, onDelete } };
}
