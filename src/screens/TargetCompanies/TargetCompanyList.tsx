import { SearchBox } from '#components/SearchBox/SearchBox.tsx';
import type { Collection } from '#domain/collection.ts';
import { itemsOf } from '#domain/remote.ts';
import type { SelectionHandle } from '#domain/selection.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/targetCompany.ts';
import type { TargetCompanyView } from '#domain/targetCompanyView.ts';
import { t } from '#domain/words/translate.ts';
import { GenerationNote } from '../collection/GenerationNote.tsx';
import { ListStack } from '../collection/ListStack.ts';
import { listStateOf } from '../collection/listState.tsx';
import { ListWait } from '../collection/ListWait.tsx';
import { TargetCompanyTable } from './TargetCompanyTable.tsx';

/** As many as one generation usually brings. */
const skeletonRows = 8;

export interface TargetCompanyListProps {
  companies: Collection<TargetCompany, TargetCompanyDraft>;
  selection: SelectionHandle;
  view: TargetCompanyView;
  onViewChange: (view: TargetCompanyView) => void;
  onEdit: (company: TargetCompany) => void;
  onDelete: (company: TargetCompany) => void;
}

/** Search, what became of Generate More, and the table or why there is none. */
export function TargetCompanyList(props: TargetCompanyListProps) {
  const { companies, selection, view, onViewChange, onEdit, onDelete } = props;
  const { remote, generation, newIds, actions } = companies;
  return (
    <ListStack>
      <div className="search" role="search">
        <SearchBox
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
          companies={itemsOf(remote)}
          newIds={newIds}
          view={view}
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
          selection={selection}
          onViewChange={onViewChange}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      </ListWait>
    </ListStack>
  );
}
