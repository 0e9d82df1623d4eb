import { useMemo } from 'react';
import type { Collection } from '#domain/lists/collection.ts';
import type { CompanySearch } from '#domain/companies/companyFinding.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { prospectSheet } from '#domain/companies/prospectSheet.ts';
import type { ProspectView } from '#domain/companies/prospectView.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { searchFieldsOf } from '#domain/lists/search.ts';
import type { SelectionHandle } from '#domain/lists/selection.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { BatchNotes } from '../shared/collection/BatchNotes.tsx';
import { ExportShown } from '../shared/collection/ExportShown.tsx';
import { GenerationNote } from '../shared/collection/GenerationNote.tsx';
import { ListStack } from '../shared/collection/ListStack.ts';
import { listStateOf } from '../shared/collection/listState.tsx';
import { ListWait } from '../shared/collection/ListWait.tsx';
import { PageSearch } from '../shared/collection/PageSearch.tsx';
import { SelectionActions } from '../shared/collection/SelectionActions.tsx';
import { selectionWords } from '../shared/collection/selectionWords.ts';
import { useRowsOf } from '../shared/collection/useChosenRows.ts';
import { useShownList } from '../shared/collection/useShownList.ts';
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
