import { useMemo, type ReactNode } from 'react';
import type { Column, RowEditing } from '#components/DataTable/types.ts';
import type { Collection, Identified } from '#domain/lists/collection.ts';
import type { Grounded } from '#domain/evidence/grounds.ts';
import type { ListView } from '#domain/lists/listView.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { SelectionHandle } from '#domain/lists/selection.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import type { Sheet } from '#domain/lists/sheet.ts';
import { t } from '#domain/words/translate.ts';
import { SampleNote } from '../evidence/SampleNote.tsx';
import { BatchNotes } from './BatchNotes.tsx';
import { ExportShown } from './ExportShown.tsx';
import { GenerationNote } from './GenerationNote.tsx';
import type { ListDialog } from './listDialog.ts';
import { ListStack } from './ListStack.ts';
import { ListSearch } from './ListSearch.tsx';
import { listStateOf } from './listState.tsx';
import { ListOverlay } from './ListOverlay.tsx';
import { PageSearch } from './PageSearch.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import { ShownCount } from './ShownCount.tsx';
import { OutboundTable, type OutboundArea } from './OutboundTable.tsx';
import { selectionWords } from './selectionWords.ts';
import { useFreshRows } from './useFreshRows.ts';
import { useRowsOf } from './useChosenRows.ts';
import { useShownList } from './useShownList.ts';
import type { ViewsAbove } from '../views/ViewsMenu.tsx';

/** The differences between the lists of the outbound campaign. */
export interface OutboundListConfig<Row, Draft, Key extends string> {
  readonly area: OutboundArea;
  readonly columnsOf: () => readonly (Column<Row> & { readonly key: Key })[];
  /** Returns the name of a row. */
  readonly labelOf: (row: Row | Draft) => string;
  /** Returns the fields that the search box searches. */
  readonly searchFieldsOf: (row: Row) => readonly string[];
  readonly sheetOf: () => Sheet<Row>;
  /** The number of rows that one generation usually adds. */
  readonly skeletonRows: number;
}

export interface OutboundListProps<Row extends Identified & Grounded, Draft, Key extends string> {
  config: OutboundListConfig<Row, Draft, Key>;
  collection: Collection<Row, Draft>;
  selection: SelectionHandle;
  view: ListView<Key>;
  sharing: Sharing;
  views?: ViewsAbove | undefined;
  onViewChange: (view: ListView<Key>) => void;
  /** Opens the next page with the selected rows, like the button in the footer. */
  onNext: () => void;
  /** Opens a dialog. */
  onAsk: (dialog: ListDialog<Row>) => void;
  /** The rows being edited inline. */
  editing?: readonly RowEditing[];
  /** Shown between the search and the notes. */
  children?: ReactNode;
}

/** A list of the outbound campaign: search, notes, and the table or why it is empty. */
export function OutboundList<Row extends Identified & Grounded, Draft, Key extends string>(
  props: OutboundListProps<Row, Draft, Key>,
) {
  const { config, collection, selection, view, sharing, onViewChange, onNext, onAsk } = props;
  const { editing, children } = props;
  const { area, columnsOf, labelOf, searchFieldsOf, sheetOf, skeletonRows } = config;
  const { remote, generation, actions } = collection;
  const { freshIds, added } = useFreshRows(collection);
  const items = itemsOf(remote);
  const columns = useMemo(() => columnsOf(), [columnsOf]);
  const { shown, sorting } = useShownList({
    rows: items,
    columns,
    newIds: freshIds,
    view,
    onViewChange,
    fieldsOf: searchFieldsOf,
  });
  const chosen = useRowsOf(items, shown, selection.keys);
  const sheet = sheetOf();
  const isNarrowed = view.search.trim() !== '';
  return (
    <ListStack>
      <ListSearch views={props.views}>
        <PageSearch
          label={t(`${area}.search`)}
          value={view.search}
          onValueChange={(search) => onViewChange({ ...view, search })}
        />
      </ListSearch>
      <ShownCount isNarrowed={isNarrowed} count={shown.length} of={items.length} />
      {children}
      <GenerationNote
        generation={generation}
        onGenerateMore={actions.onGenerateMore}
        onStopWaiting={actions.onStopWaiting}
      />
      <BatchNotes collection={collection} labelOf={labelOf} added={added} />
      <ListOverlay
        remote={remote}
        generation={generation}
        messages={[t(`${area}.overlay.1`), t(`${area}.overlay.2`), t(`${area}.overlay.3`)]}
        doneLabel={t(`${area}.loaded`)}
      >
        <OutboundTable
          area={area}
          columns={columns}
          labelOf={labelOf}
          editing={editing}
          rows={shown}
          newIds={freshIds}
          sorting={sorting}
          search={view.search}
          state={listStateOf({
            remote,
            generation,
            actions,
            skeletonRows,
            words: {
              empty: `${area}.empty`,
              exhausted: `${area}.exhausted`,
              noMatch: `${area}.noMatch`,
              showAll: `${area}.showAll`,
            },
            isNarrowed,
            onShowAll: () => onViewChange({ ...view, search: '' }),
          })}
          selection={{
            ...selection,
            ...selectionWords(),
            allLabel: t(`${area}.selectAll`),
            bar: (
              <SelectionActions
                area={area}
                rows={chosen}
                sheet={sheet}
                sharing={sharing}
                step={{ label: t(`${area}.step`, { count: chosen.length }), onSelect: onNext }}
                onDelete={() => onAsk({ kind: 'deletingMany', rows: chosen })}
              />
            ),
          }}
          onAsk={onAsk}
        />
      </ListOverlay>
      <SampleNote rows={items} />
      <ExportShown rows={shown} sheet={sheet} sharing={sharing} />
    </ListStack>
  );
}
