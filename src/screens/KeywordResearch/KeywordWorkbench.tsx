import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { DataTableHandle } from '#components/DataTable/types.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import type { Collection } from '#domain/lists/collection.ts';
import { formatPrice, formatNumber } from '#domain/numbers/formatNumber.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { keywordSheet, totalsOf } from '#domain/keywords/keywordSheet.ts';
import type { KeywordUse } from '#domain/keywords/keywordUse.ts';
import {
  plainKeywordView,
  type KeywordView,
  type ScoredKeyword,
} from '#domain/keywords/keywordView.ts';
import { filterCount } from '#domain/keywords/keywordFilter.ts';
import { limits } from '#domain/settings/limits.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { BatchNotes } from '../shared/list/BatchNotes.tsx';
import { ExportShown } from '../shared/collection/ExportShown.tsx';
import { ListStack } from '../shared/collection/ListStack.ts';
import { listStateOf } from '../shared/collection/listState.tsx';
import { ListOverlay } from '../shared/collection/ListOverlay.tsx';
import { SelectionActions } from '../shared/list/SelectionActions.tsx';
import { selectionWords } from '../shared/collection/selectionWords.ts';
import { ShownCount } from '../shared/collection/ShownCount.tsx';
import { useChosenRows } from '../shared/collection/useChosenRows.ts';
import { useFreshRows } from '../shared/collection/useFreshRows.ts';
import { SampleNote } from '../shared/evidence/SampleNote.tsx';
import { FormNote } from '../shared/form/FormNote.tsx';
import { FilterArea } from './FilterArea.tsx';
import type { KeywordDialog } from './keywordDialog.ts';
import { KeywordTable } from './KeywordTable.tsx';
import { KeywordToolbar } from './KeywordToolbar.tsx';
import { useShownKeywords } from './useShownKeywords.ts';
import type { ViewsAbove } from '../shared/views/ViewsMenu.tsx';
import { later } from '../shared/later.tsx';

const KeywordFiltersLater = later(
  async () => (await import('./KeywordFilters.tsx')).KeywordFilters,
);
const KeywordPlotLater = later(async () => (await import('./KeywordPlot.tsx')).KeywordPlot);
const KeywordDialogsLater = later(
  async () => (await import('./KeywordDialogs.tsx')).KeywordDialogs,
);

export interface KeywordWorkbenchProps {
  keywords: Collection<Keyword, KeywordDraft>;
  /** The number of ideas that use each keyword; null while the ideas are unknown. */
  use: KeywordUse | null;
  view: KeywordView;
  sharing: Sharing;
  views?: ViewsAbove | undefined;
  dialog: KeywordDialog;
  onViewChange: (view: KeywordView) => void;
  onDialogChange: (dialog: KeywordDialog) => void;
  /** Starts a content idea that targets these keywords. */
  onWriteIdea: (keywords: readonly string[]) => void;
}

const labelOf = ({ keyword }: Pick<Keyword, 'keyword'>): string => keyword;

/** The table with its toolbar, filters, chart, selection and dialogs. */
export function KeywordWorkbench(props: KeywordWorkbenchProps) {
  const { keywords, use, view, sharing, dialog, onViewChange, onDialogChange, onWriteIdea } = props;
  const { remote, generation, actions } = keywords;
  const { freshIds, added } = useFreshRows(keywords);
  const table = useRef<DataTableHandle>(null);
  const filtersId = useId();
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const [isPlotShown, setPlotShown] = useState(false);
  const [highlightKey, setHighlightKey] = useState<string | null>(null);
  const closeFilters = () => setFiltersOpen(false);
  const items = itemsOf(remote);

  const onWhy = useCallback(
    (keyword: ScoredKeyword) => onDialogChange({ kind: 'why', keyword }),
    [onDialogChange],
  );
  const onDelete = useCallback(
    (keyword: ScoredKeyword) => onDialogChange({ kind: 'deleting', keyword }),
    [onDialogChange],
  );
  const { all, shown, withoutFigure, columns, regions, sorting } = useShownKeywords({
    items,
    newIds: freshIds,
    use,
    view,
    onViewChange,
    onWhy,
  });
  const { chosen, selection } = useChosenRows(all, shown);
  const sheet = useMemo(() => keywordSheet(view.hidden), [view.hidden]);
  const { volume, withoutVolume, low, high } = totalsOf(chosen);
  const isNarrowed = view.search.trim() !== '' || filterCount(view) > 0;

  return (
    <ListStack>
      <FilterArea isOpen={areFiltersOpen} onClose={closeFilters}>
        <KeywordToolbar
          view={view}
          views={props.views}
          filters={{
            id: filtersId,
            isOpen: areFiltersOpen,
            onToggle: () => setFiltersOpen(!areFiltersOpen),
          }}
          plot={{ isShown: isPlotShown, onToggle: () => setPlotShown(!isPlotShown) }}
          onViewChange={onViewChange}
        />
        {areFiltersOpen ? (
          <KeywordFiltersLater
            id={filtersId}
            view={view}
            regions={regions}
            shownCount={shown.length}
            onViewChange={onViewChange}
            onClose={closeFilters}
          />
        ) : null}
      </FilterArea>
      <ShownCount isNarrowed={isNarrowed} count={shown.length} of={all.length} />
      <Status>
        {withoutFigure > 0 ? (
          <FormNote>{t('keywords.filter.withoutFigure', { count: withoutFigure })}</FormNote>
        ) : null}
      </Status>
      <BatchNotes collection={keywords} labelOf={labelOf} added={added} />
      {isPlotShown && shown.length > 0 ? (
        <KeywordPlotLater
          keywords={shown}
          highlightKey={highlightKey}
          onHighlight={setHighlightKey}
          onChoose={(key) => table.current?.focusRow(key)}
        />
      ) : null}
      <ListOverlay
        remote={remote}
        generation={generation}
        messages={[t('keywords.overlay.1'), t('keywords.overlay.2'), t('keywords.overlay.3')]}
        doneLabel={t('keywords.loaded')}
      >
        <KeywordTable
          ref={table}
          columns={columns}
          keywords={shown}
          view={view}
          sorting={sorting}
          state={listStateOf({
            remote,
            generation,
            actions,
            skeletonRows: limits.skeleton.keywords,
            words: {
              empty: 'keywords.empty',
              exhausted: 'keywords.exhausted',
              noMatch: 'keywords.noMatch',
              showAll: 'keywords.noMatchAction',
            },
            isNarrowed,
            onShowAll: () =>
              onViewChange({
                ...plainKeywordView,
                sort: view.sort,
                preset: view.preset,
                hidden: view.hidden,
              }),
          })}
          newIds={freshIds}
          highlight={isPlotShown ? { key: highlightKey, onChange: setHighlightKey } : undefined}
          selection={{
            ...selection,
            ...selectionWords(),
            allLabel: t('keywords.selectAll'),
            totals: `${t('keywords.totals', {
              volume: formatNumber(volume),
              low: formatPrice(low),
              high: formatPrice(high),
            })}${
              withoutVolume > 0 ? ` · ${t('keywords.totalsWithout', { count: withoutVolume })}` : ''
            }`,
            bar: (
              <SelectionActions
                area="keywords"
                rows={chosen}
                sheet={sheet}
                sharing={sharing}
                step={{
                  label: t('keywords.writeIdea', { count: chosen.length }),
                  onSelect: () => onWriteIdea(chosen.map(labelOf)),
                }}
                onDelete={() => onDialogChange({ kind: 'deletingMany', rows: chosen })}
              />
            ),
          }}
          onDelete={onDelete}
        />
      </ListOverlay>
      <SampleNote rows={items} />
      <ExportShown rows={shown} sheet={sheet} sharing={sharing} />
      {dialog.kind === 'none' ? null : (
        <KeywordDialogsLater
          dialog={dialog}
          keywords={keywords}
          preset={view.preset}
          onClose={() => onDialogChange({ kind: 'none' })}
        />
      )}
    </ListStack>
  );
}
