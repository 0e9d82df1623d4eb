import { Fragment, useMemo, type ComponentType, type ReactNode, type Ref } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import type {
  DataTableHandle,
  RowEditing,
  TableState,
  TableView,
} from '#components/DataTable/types.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { isSample, type Grounded } from '#domain/evidence/grounds.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import { isAwaitingRows, ListOverlay } from '../generation/ListOverlay.tsx';
import type { ListKind, MarkOf, ActionsOf } from './listKind.ts';
import { NothingYet } from './NothingYet.tsx';
import type { ListOnPage } from './useListPage.ts';

/** The least width of a column with Save and Cancel, in pixels. */
const editingWidth = 176;

const keyOf = ({ id }: Identified): string => String(id);

/** Returns the mark of a row in a table: new, a sample, or both. */
export function rowMark(row: Grounded, isNew: boolean): string | undefined {
  if (isSample(row)) return t(isNew ? 'evidence.newSample' : 'evidence.sample');
  return isNew ? t('general.new') : undefined;
}

/** Returns what the table shows: a skeleton while loading, its rows, or why there are none. */
function stateOf<Item, Draft, Row>(
  { area, words, skeletonRows, isTypedIn }: ListKind<Item, Draft>,
  { collection, isNarrowed, onShowAll }: ListOnPage<Item, Draft, Row>,
  noMatch = t(`${area}.noMatch`),
): TableState {
  const { remote, generation, actions } = collection;
  if (isAwaitingRows(remote, generation)) return { phase: 'loading', skeletonRows };
  if (remote.status === 'error')
    return {
      phase: 'ready',
      empty: (
        <EmptyState
          kind="failed"
          hasFrame={false}
          actions={<Button onClick={actions.onReload}>{t('general.retry')}</Button>}
        >
          {remote.message}
        </EmptyState>
      ),
    };
  if (remote.status === 'empty')
    return {
      phase: 'ready',
      empty: (
        <NothingYet actions={actions} canGenerate={!isTypedIn} hasFrame={false}>
          {t(remote.isExhausted ? words.exhausted : `${area}.empty`)}
        </NothingYet>
      ),
    };
  return {
    phase: remote.status === 'ready' && remote.isRefreshing ? 'refreshing' : 'ready',
    empty: isNarrowed ? (
      <EmptyState
        kind="noMatch"
        hasFrame={false}
        actions={<Button onClick={onShowAll}>{t(words.showAll)}</Button>}
      >
        {noMatch}
      </EmptyState>
    ) : undefined,
  };
}

export interface ListTableProps<Item extends Identified, Draft, Row extends Item> {
  kind: ListKind<Item, Draft>;
  list: ListOnPage<Item, Draft, Row>;
  actionsOf: ActionsOf<Row>;
  markOf?: MarkOf<Row>;
  /** The row that is edited in the table. */
  editing?: RowEditing | null;
  /** What an empty table says, when it is not that no row matches the search. */
  noMatch?: string | undefined;
  /** Totals of the selected rows. */
  totals?: ReactNode;
  /** What else the table is told: hidden columns, and the row that the chart points at. */
  tableView?: Pick<TableView, 'hidden' | 'highlight'>;
  tableRef?: Ref<DataTableHandle>;
  /** Styles the plain elements in the cells. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

/**
 * The table of a list, or why it is empty. Long texts are cut after two lines; a click or Enter shows them whole. `children`
 * are the actions for the selected rows.
 */
export function ListTable<Item extends Identified, Draft, Row extends Item>(
  props: ListTableProps<Item, Draft, Row> & { children: ReactNode },
) {
  const { kind, list, actionsOf, markOf = rowMark, editing, tableRef, Frame = Fragment } = props;
  const { area, words, labelOf, actionsWidth } = kind;
  const { collection, inTable, search, selection, onDialog } = list;
  const { remote, generation, newIds } = collection;
  const source = useMemo(
    () => ({
      rows: inTable,
      keyOf,
      labelOf,
      markOf: (row: Row) => markOf(row, newIds.has(keyOf(row))),
    }),
    [inTable, labelOf, markOf, newIds],
  );
  const of = useMemo(() => (row: Row) => actionsOf(row, onDialog), [actionsOf, onDialog]);
  // When other rows are new, the table scrolls to its top, where they are.
  const newest: string = newIds.values().next().value ?? '';
  const table = (
    <Frame>
      <DataTable
        label={t(words.table)}
        columns={list.columns}
        source={source}
        state={stateOf(kind, list, props.noMatch)}
        sorting={list.sorting}
        selection={{
          ...selection,
          allLabel: t(`${area}.selectAll`),
          totals: props.totals,
          bar: props.children,
        }}
        actions={{
          header: t(words.actions),
          width: editing ? Math.max(actionsWidth, editingWidth) : actionsWidth,
          editing: editing ?? null,
          of,
        }}
        view={{ ...props.tableView, scrollKey: `${search} ${newest}` }}
        {...(tableRef && { ref: tableRef })}
      />
    </Frame>
  );
  // Nobody waits for rows that only people add.
  if (area === 'users' || area === 'blocked') return table;
  return (
    <ListOverlay
      remote={remote}
      generation={generation}
      messages={[t(`${area}.overlay.1`), t(`${area}.overlay.2`), t(`${area}.overlay.3`)]}
      doneLabel={t(`${area}.loaded`)}
    >
      {table}
    </ListOverlay>
  );
}
