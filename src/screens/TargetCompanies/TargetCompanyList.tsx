import { useMemo } from 'react';
import type { Collection } from '#domain/lists/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { searchFieldsOf } from '#domain/lists/search.ts';
import type { SelectionHandle } from '#domain/lists/selection.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import { targetCompanySheet } from '#domain/companies/targetCompanySheet.ts';
import type { TargetCompanyView } from '#domain/companies/targetCompanyView.ts';
import { t } from '#domain/words/translate.ts';
import { BatchNotes } from '../shared/collection/BatchNotes.tsx';
import { ExportShown } from '../shared/collection/ExportShown.tsx';
import { GenerationNote } from '../shared/collection/GenerationNote.tsx';
import { ListStack } from '../shared/collection/ListStack.ts';
import { listStateOf } from '../shared/collection/listState.tsx';
import { ListWait } from '../shared/collection/ListWait.tsx';
import { SelectionActions } from '../shared/collection/SelectionActions.tsx';
import { selectionWords } from '../shared/collection/selectionWords.ts';
import { useRowsOf } from '../shared/collection/useChosenRows.ts';
import { useShownList } from '../shared/collection/useShownList.ts';
import { columnsOf } from './targetCompanyColumns.tsx';
import type { TargetCompanyDialog } from './targetCompanyDialog.ts';
import { TargetCompanyTable } from './TargetCompanyTable.tsx';
import { PageSearch } from '../shared/collection/PageSearch.tsx';

/** As many as one generation usually brings. */
const skeletonRows = 8;

export interface TargetCompanyListProps {
  companies: Collection<TargetCompany, TargetCompanyDraft>;
  selection: SelectionHandle;
  view: TargetCompanyView;
  sharing: Sharing;
  onViewChange: (view: TargetCompanyView) => void;
  /** Opens a dialog. */
  onAsk: (dialog: TargetCompanyDialog) => void;
}

const labelOf = ({ name }: TargetCompanyDraft): string => name;

/** Search, what became of Generate More, and the table or why there is none. */
export function TargetCompanyList(props: TargetCompanyListProps) {
  const { companies, selection, view, sharing, onViewChange, onAsk } = props;
  const { remote, generation, newIds, actions } = companies;
  const items = itemsOf(remote);
  const columns = useMemo(() => columnsOf(), []);
  const { shown, sorting } = useShownList({
    rows: items,
    columns,
    newIds,
    view,
    onViewChange,
    fieldsOf: searchFieldsOf.targetCompany,
  });
  const chosen = useRowsOf(items, selection.keys);
  const sheet = targetCompanySheet();
  return (
    <ListStack>
      <div className="search" role="search">
        <PageSearch
          label={t('targetCompanies.search')}
          value={view.search}
          onValueChange={(search) => onViewChange({ ...view, search })}
        />
      </div>
      <GenerationNote
        generation={generation}
        onGenerateMore={actions.onGenerateMore}
        onStopWaiting={actions.onStopWaiting}
      />
      <BatchNotes
        collection={companies}
        labelOf={labelOf}
        onPaste={() => onAsk({ kind: 'pasting' })}
      />
      <ListWait
        remote={remote}
        generation={generation}
        messages={[
          t('targetCompanies.overlay.1'),
          t('targetCompanies.overlay.2'),
          t('targetCompanies.overlay.3'),
        ]}
        doneLabel={t('targetCompanies.loaded')}
      >
        <TargetCompanyTable
          columns={columns}
          companies={shown}
          newIds={newIds}
          sorting={sorting}
          search={view.search}
          state={listStateOf({
            remote,
            generation,
            actions,
            skeletonRows,
            words: {
              empty: 'targetCompanies.empty',
              exhausted: 'targetCompanies.exhausted',
              noMatch: 'targetCompanies.noMatch',
              showAll: 'targetCompanies.showAll',
            },
            isNarrowed: view.search.trim() !== '',
            onShowAll: () => onViewChange({ ...view, search: '' }),
          })}
          selection={{
            ...selection,
            ...selectionWords(),
            allLabel: t('targetCompanies.selectAll'),
            bar: (
              <SelectionActions
                area="targetCompanies"
                rows={chosen}
                sheet={sheet}
                sharing={sharing}
                onDelete={() => onAsk({ kind: 'deletingMany', companies: chosen })}
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
