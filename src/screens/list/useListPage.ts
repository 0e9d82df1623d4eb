import { useMemo, useState } from 'react';
import type { Column, Sort, Sorting } from '#components/DataTable/types.ts';
import { sortRows, useShownRows } from '#components/DataTable/useShownRows.ts';
import { isGone } from '#domain/evidence/grounds.ts';
import { idsOf, sameId } from '#domain/lists/entityId.ts';
import type { ListView } from '#domain/lists/listView.ts';
import type { Collection, SelectionHandle } from '#contracts/collection.ts';
import { newFirst, type Identified, type ToSave } from '#domain/lists/collection.ts';
import { isRefreshing, itemsOf } from '#domain/lists/remote.ts';
import { broughtIds } from '#domain/work/work.ts';
import type { Ask, ListDialog } from './listKind.ts';

interface Inputs<Item, Draft, Row, Key extends string, View> {
  readonly collection: Collection<Item, Draft>;
  /** The rows of the collection, with what the page adds to each. */
  readonly rows: readonly Row[];
  readonly columns: readonly (Column<Row> & { readonly key: Key })[];
  /** The order until the person chooses another. */
  readonly usualSort?: Sort;
  readonly view: View;
  readonly onViewChange: (view: View) => void;
  /** Returns the fields that the search box searches. */
  readonly searchFieldsOf: (row: Row) => readonly string[];
  /** The filters in use. When absent, the list has only its search. */
  readonly filters?: {
    readonly isOn: boolean;
    readonly passes: (row: Row) => boolean;
    /** The view without search and filters. */
    readonly cleared: View;
  };
  /** When absent, the selection lives as long as the page. */
  readonly selection?: SelectionHandle;
  /** The row that is edited in the table. */
  readonly edited?: Row | undefined;
}

/** Where the row being edited is: in the table, hidden by the search, or deleted elsewhere. */
export type RowPlace = 'shown' | 'notMatching' | 'gone';

/** What takes a paste back: the rows to delete, and those to give their former values. */
export interface Undoing<Item, Draft> {
  readonly added: readonly Item[];
  readonly changed: readonly ToSave<Item, Draft>[];
}

/** A list as its page shows it. */
export interface ListOnPage<Item, Draft, Row> {
  readonly collection: Collection<Item, Draft>;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** The rows that pass the search and the filters, in the chosen order. */
  readonly shown: readonly Row[];
  /** The rows of the table: those shown, and before them the edited one if it is not among them. */
  readonly inTable: readonly Row[];
  readonly editedPlace: RowPlace;
  readonly sorting: Sorting;
  /** The selected rows: first those shown, in their order, then the others. */
  readonly chosen: readonly Row[];
  readonly selection: SelectionHandle;
  /** What takes the last paste back. */
  readonly undoing: Undoing<Item, Draft>;
  readonly search: string;
  /** True while a search or filter is active. */
  readonly isNarrowed: boolean;
  readonly onSearch: (search: string) => void;
  /** True while only rows that rest on a sentence that is gone are shown (D98). */
  readonly isGone: boolean;
  readonly onGone: (isOn: boolean) => void;
  readonly onShowAll: () => void;
  readonly dialog: ListDialog<Row>;
  readonly onDialog: Ask<Row>;
}

const none: ReadonlySet<string> = new Set();

/** Returns what takes the last paste back. */
function useUndoing<Item extends Identified, Draft>({
  remote,
  adding: { jobs },
}: Collection<Item, Draft>): Undoing<Item, Draft> {
  const items = itemsOf(remote);
  const { present, changed, isPart } = useMemo(() => {
    const ids = new Set(broughtIds(jobs));
    const found = ids.size === 0 ? [] : items.filter(({ id }) => ids.has(String(id)));
    const back = jobs.flatMap(({ data: { row: former, draft }, state }) => {
      const isDone = state.status === 'done';
      const now = isDone && former && items.find(({ id }) => sameId(id, former.id));
      return now ? [{ row: now, draft: formerValues(former, draft) }] : [];
    });
    return { present: found, changed: back, isPart: found.length < ids.size };
  }, [jobs, items]);
  // While the list is loaded again, the others may be on their way: Undo waits for them.
  const isAwaited = isPart && isRefreshing(remote);
  return { added: isAwaited ? [] : present, changed };
}

/** Returns the fields of a draft with the values of the row as it was. */
function formerValues<Draft>(former: object, draft: Draft): Draft {
  const names = new Set(Object.keys(Object(draft)));
  const values = Object.entries(former).filter(([name]) => names.has(name));
  return { ...draft, ...Object.fromEntries<unknown>(values) };
}

function usuallySorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = sort && columns.find(({ key }) => key === sort.key);
  return column ? sortRows(rows, column.value, sort.direction) : rows;
}

/**
 * Returns the rows of the table: those shown, preceded by the row being edited if it is not among them, so that no change is
 * hidden. `all` is null while the rows are not known.
 */
export function withEdited<Row extends Identified>(
  shown: readonly Row[],
  all: readonly Row[] | null,
  edited: Identified | undefined,
): { readonly inTable: readonly Row[]; readonly editedPlace: RowPlace } {
  const isEdited = ({ id }: Row) => edited !== undefined && sameId(id, edited.id);
  if (!edited || !all || shown.some(isEdited)) return { inTable: shown, editedPlace: 'shown' };
  const hidden = all.find(isEdited);
  return hidden
    ? { inTable: [hidden, ...shown], editedPlace: 'notMatching' }
    : { inTable: shown, editedPlace: 'gone' };
}

/** Rows that vanish from the list are deselected, also when somebody else deleted them. */
function useChosen<Row extends Identified>(
  rows: readonly Row[],
  shown: readonly Row[],
  lasting: SelectionHandle | undefined,
) {
  const [onPage, setOnPage] = useState(none);
  const keys = lasting?.keys ?? onPage;
  const chosen = useMemo(
    () =>
      keys.size === 0
        ? []
        : [...new Set([...shown, ...rows])].filter((row) => keys.has(String(row.id))),
    [rows, shown, keys],
  );
  const present = useMemo(() => ({ keys: new Set(idsOf(chosen)), onChange: setOnPage }), [chosen]);
  return { chosen, selection: lasting ?? present };
}

/**
 * The list of a page: its rows filtered, sorted and searched as the address says, the selected ones, and the open dialog. Each
 * step runs again only when its part of the view changes.
 */
export function useListPage<
  Item extends Identified,
  Draft,
  Row extends Item,
  Key extends string,
  View extends ListView<Key>,
>(inputs: Inputs<Item, Draft, Row, Key, View>): ListOnPage<Item, Draft, Row> {
  const { collection, rows, columns, usualSort, view, onViewChange, filters, edited } = inputs;
  const { newIds } = collection;
  const [dialog, onDialog] = useState<ListDialog<Row>>({ kind: 'none' });
  const passes = filters?.passes;
  const filtered = useMemo(() => {
    const passing = passes ? rows.filter(passes) : rows;
    return view.isGone ? passing.filter(isGone) : passing;
  }, [rows, passes, view.isGone]);
  const usual = useMemo(
    () => usuallySorted(filtered, columns, usualSort),
    [filtered, columns, usualSort],
  );
  const ordered = useMemo(() => newFirst(usual, newIds), [usual, newIds]);
  const by: Sort | null = view.sort && {
    key: view.sort.column,
    direction: view.sort.isDescending ? 'descending' : 'ascending',
  };
  const shown = useShownRows({
    rows: ordered,
    columns,
    sort: by,
    query: view.search,
    fieldsOf: inputs.searchFieldsOf,
  });
  const onSort = ({ key, direction }: Sort) => {
    const column = columns.find((known) => known.key === key)?.key;
    if (column)
      onViewChange({ ...view, sort: { column, isDescending: direction === 'descending' } });
  };
  // While new rows come first, no column is shown as sorted.
  const isUsual = by === null && newIds.size === 0;
  const { status } = collection.remote;
  const all = status === 'ready' || status === 'empty' ? rows : null;
  return {
    collection,
    columns,
    rows,
    shown,
    ...withEdited(shown, all, edited),
    sorting: { by: isUsual ? (usualSort ?? null) : by, onChange: onSort },
    ...useChosen(rows, shown, inputs.selection),
    undoing: useUndoing(collection),
    search: view.search,
    isNarrowed: view.search.trim() !== '' || view.isGone || (filters?.isOn ?? false),
    onSearch: (search) => onViewChange({ ...view, search }),
    onShowAll: () =>
      onViewChange({ ...(filters?.cleared ?? { ...view, search: '' }), isGone: false }),
    isGone: view.isGone,
    onGone: (isOn) => onViewChange({ ...view, isGone: isOn }),
    dialog,
    onDialog,
  };
}
