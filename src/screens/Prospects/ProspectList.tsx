import { useMemo } from 'react';
import type { Collection } from '#domain/collection.ts';
import type { CompanySearch } from '#domain/companyFinding.ts';
import { limits } from '#domain/limits.ts';
import type { Prospect, ProspectDraft } from '#domain/prospect.ts';
import { prospectSheet } from '#domain/prospectSheet.ts';
import type { ProspectView } from '#domain/prospectView.ts';
import { itemsOf } from '#domain/remote.ts';
import { searchFieldsOf } from '#domain/search.ts';
import type { SelectionHandle } from '#domain/selection.ts';
import type { Sharing } from '#domain/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { BatchNotes } from '../collection/BatchNotes.tsx';
import { ExportShown } from '../collection/ExportShown.tsx';
import { GenerationNote } from '../collection/GenerationNote.tsx';
import { ListStack } from '../collection/ListStack.ts';
import { listStateOf } from '../collection/listState.tsx';
import { ListWait } from '../collection/ListWait.tsx';
import { PageSearch } from '../collection/PageSearch.tsx';
import { SelectionActions } from '../collection/SelectionActions.tsx';
import { selectionWords } from '../collection/selectionWords.ts';
import { useRowsOf } from '../collection/useChosenRows.ts';
import { useShownList } from '../collection/useShownList.ts';
import { CompanyFindings } from './CompanyFindings.tsx';
import type { ProspectDialog } from './prospectDialog.ts';
import { ProspectTable } from './ProspectTable.tsx';
import { columnsOf } from './prospectTableColumns.ts';

export interface ProspectListProps {
  prospects: Collection<Prospect, ProspectDraft>;
  companies: CompanySearch;
  selection: SelectionHandle;
  view: ProspectView;
  sharing: Sharing;
  onViewChange: (view: ProspectView) => void;
  /** Opens a dialog. */
  onAsk: (dialog: ProspectDialog) => void;
}

const labelOf = ({ name }: Pick<Prospect, 'name'>): string => name;

/** Search, what the search for people has found at each company, and the table or why there is none. */
export function ProspectList(props: ProspectListProps) {
  const { prospects, companies, selection, view, sharing, onViewChange, onAsk } = props;
  const { remote, generation, newIds, actions } = prospects;
  const items = itemsOf(remote);
  const columns = useMemo(() => columnsOf(), []);
  const { shown, sorting } = useShownList({
    rows: items,
    columns,
    newIds,
    view,
    onViewChange,
    fieldsOf: searchFieldsOf.prospect,
  });
  const chosen = useRowsOf(items, selection.keys);
  const sheet = prospectSheet();
  return (
    <ListStack>
      <div className="search" role="search">
        <PageSearch
          label={t('prospects.search')}
          value={view.search}
          onValueChange={(search) => onViewChange({ ...view, search })}
        />
      </div>
      <CompanyFindings companies={companies} onStop={actions.onStopWaiting} />
      <GenerationNote
        generation={generation}
        onGenerateMore={actions.onGenerateMore}
        onStopWaiting={actions.onStopWaiting}
      />
      <BatchNotes
        collection={prospects}
        labelOf={labelOf}
        onPaste={() => onAsk({ kind: 'pasting' })}
      />
      <ListWait
        remote={remote}
        generation={generation}
        messages={[t('prospects.overlay.1'), t('prospects.overlay.2'), t('prospects.overlay.3')]}
        doneLabel={t('prospects.loaded')}
      >
        <ProspectTable
          columns={columns}
          prospects={shown}
          newIds={newIds}
          sorting={sorting}
          search={view.search}
          state={listStateOf({
            remote,
            generation,
            actions,
            skeletonRows: limits.skeleton.prospects,
            words: {
              empty: 'prospects.empty',
              exhausted: 'prospects.exhausted',
              noMatch: 'prospects.noMatch',
              showAll: 'prospects.showAll',
            },
            isNarrowed: view.search.trim() !== '',
            onShowAll: () => onViewChange({ ...view, search: '' }),
          })}
          selection={{
            ...selection,
            ...selectionWords(),
            allLabel: t('prospects.selectAll'),
            bar: (
              <SelectionActions
                area="prospects"
                rows={chosen}
                sheet={sheet}
                sharing={sharing}
                onDelete={() => onAsk({ kind: 'deletingMany', prospects: chosen })}
              />
            ),
          }}
          onAsk={onAsk}
        />
      </ListWait>
      <ExportShown rows={shown} sheet={sheet} sharing={sharing} />
    </ListStack>
  );
}
