import { useMemo } from 'react';
import { deleteRow } from '#components/DataTable/rowButtons.ts';
import type { Column } from '#components/DataTable/types.ts';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Page } from '#components/Page/Page.tsx';
import type { Collection } from '#contracts/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import {
  blockedColumns,
  type BlockedColumn,
  type BlockedDraft,
  type BlockedEntry,
} from '#domain/people/blockedEntry.ts';
import { blockedSearchFields, blockedSheet, type BlockedView } from '#domain/people/blockedList.ts';
import { t } from '#domain/words/translate.ts';
import { timeText } from '#text/timeText.ts';
import type { ListKind, ActionsOf, ListScreenProps } from '../list/listKind.ts';
import { ListPage } from '../list/ListPage.tsx';
import { useListPage } from '../list/useListPage.ts';
import { later } from '../page/later.tsx';

const DoNotContactDialogsLater = later(
  () => import('./DoNotContactDialogs.tsx'),
  'DoNotContactDialogs',
);

export interface DoNotContactScreenProps extends Omit<ListScreenProps<BlockedView>, 'views'> {
  hasWorkspace: boolean;
  entries: Collection<BlockedEntry, BlockedDraft>;
}

const kind: ListKind<BlockedEntry, BlockedDraft> = {
  area: 'blocked',
  isTypedIn: true,
  words: {
    table: 'blocked.name',
    actions: 'list.actions',
    exhausted: 'blocked.empty',
    showAll: 'blocked.showAll',
  },
  labelOf: ({ entry }) => entry,
  skeletonRows: 4,
  actionsWidth: 104,
};

const columnsOf = (): readonly (Column<BlockedEntry> & { readonly key: BlockedColumn })[] =>
  blockedColumns.map((key) => ({
    key,
    header: t(`blocked.column.${key}`),
    width: key === 'entry' ? 280 : 180,
    isBrief: key === 'reason',
    // Sorted by the time itself, which the text does not tell.
    value: (row) => row[key],
    ...(key === 'at' && { render: (row: BlockedEntry) => timeText(row.at) }),
  }));

const actionsOf: ActionsOf<BlockedEntry> = (row, ask) => [
  deleteRow(t('list.deleteRow', { name: row.entry }), () => ask({ kind: 'deleting', row })),
];

/** Whom nobody writes to: typed, pasted, or imported from a file of customers. */
export function DoNotContactScreen({ hasWorkspace, entries, ...props }: DoNotContactScreenProps) {
  const list = useListPage({
    collection: entries,
    rows: itemsOf(entries.remote),
    columns: useMemo(() => columnsOf(), []),
    view: props.view,
    onViewChange: props.onViewChange,
    searchFieldsOf: blockedSearchFields,
  });
  if (!hasWorkspace)
    return (
      <Page title={t('blocked.title')}>
        <ErrorNotice>{t('message.alert.noTenant')}</ErrorNotice>
      </Page>
    );
  return (
    <ListPage
      kind={kind}
      list={list}
      sheet={blockedSheet()}
      sharing={props.sharing}
      actionsOf={actionsOf}
      add={{ label: t('blocked.add'), variant: 'primary' }}
      renderDialog={(dialog, onClose) => (
        <DoNotContactDialogsLater dialog={dialog} collection={entries} onClose={onClose} />
      )}
    />
  );
}
