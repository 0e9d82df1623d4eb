import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import type { DataTableHandle } from '#components/DataTable/types.ts';
import { space } from '#components/theme/tokens.ts';
import type { Collection } from '#domain/collection.ts';
import type { Keyword, KeywordDraft } from '#domain/keyword.ts';
import { keywordsToCsv } from '#domain/keywordExport.ts';
import type { KeywordView, ScoredKeyword } from '#domain/keywordView.ts';
import { itemsOf } from '#domain/remote.ts';
import type { Sharing } from '#domain/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { BatchNote } from '../collection/BatchNote.tsx';
import type { KeywordDialog } from './keywordDialog.ts';
import { KeywordDialogs } from './KeywordDialogs.tsx';
import { KeywordFilters } from './KeywordFilters.tsx';
import { KeywordSelectionBar } from './KeywordSelectionBar.tsx';
import { KeywordTable } from './KeywordTable.tsx';
import { KeywordToolbar } from './KeywordToolbar.tsx';
import { KeywordWait } from './KeywordWait.tsx';
import { tableStateOf } from './tableState.tsx';
import { useShownKeywords } from './useShownKeywords.ts';

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  & > * {
    min-width: 0;
  }
`;

/** The picture is code of its own: whoever never opens it never loads it. */
const KeywordPlot = lazy(async () => ({
  default: (await import('./KeywordPlot.tsx')).KeywordPlot,
}));

export interface KeywordWorkbenchProps {
  keywords: Collection<Keyword, KeywordDraft>;
  view: KeywordView;
  sharing: Sharing;
  dialog: KeywordDialog;
  onViewChange: (view: KeywordView) => void;
  onDialogChange: (dialog: KeywordDialog) => void;
}

const none: ReadonlySet<string> = new Set();
const keyOf = (keyword: ScoredKeyword): string => String(keyword.id);

/** The table with everything around it: toolbar, filters, picture, selection and dialogs. */
export function KeywordWorkbench(props: KeywordWorkbenchProps) {
  const { keywords, view, sharing, dialog, onViewChange, onDialogChange } = props;
  const { remote, newIds, actions } = keywords;
  const table = useRef<DataTableHandle>(null);
  const filtersId = useId();
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const [isPlotShown, setPlotShown] = useState(false);
  const [highlightKey, setHighlightKey] = useState<string | null>(null);
  const [chosen, setChosen] = useState(none);
  const items = itemsOf(remote);

  const onWhy = useCallback(
    (keyword: ScoredKeyword) => onDialogChange({ kind: 'why', keyword }),
    [onDialogChange],
  );
  const onDelete = useCallback(
    (keyword: ScoredKeyword) => onDialogChange({ kind: 'deleting', keyword }),
    [onDialogChange],
  );
  const { all, shown, columns, regions, sorting } = useShownKeywords({
    items,
    newIds,
    view,
    onViewChange,
    onWhy,
  });
  const selected = useMemo(
    () => (chosen.size === 0 ? [] : all.filter((keyword) => chosen.has(keyOf(keyword)))),
    [all, chosen],
  );
  // What vanished from the list is no longer selected, whoever deleted it.
  const selectedKeys = useMemo(() => new Set(selected.map(keyOf)), [selected]);
  const save = (rows: readonly ScoredKeyword[]) =>
    sharing.onSave(t('keywords.exportName'), keywordsToCsv(rows, view.hidden));

  return (
    <Stack>
      <KeywordToolbar
        view={view}
        filters={{
          id: filtersId,
          isOpen: areFiltersOpen,
          onToggle: () => setFiltersOpen(!areFiltersOpen),
        }}
        plot={{ isShown: isPlotShown, onToggle: () => setPlotShown(!isPlotShown) }}
        onViewChange={onViewChange}
      />
      {areFiltersOpen ? (
        <KeywordFilters id={filtersId} view={view} regions={regions} onViewChange={onViewChange} />
      ) : null}
      <BatchNote
        handle={keywords.adding}
        words="general.batchAdded"
        labelOf={(draft) => draft.keyword}
      />
      <BatchNote
        handle={keywords.deleting}
        words="general.batchDeleted"
        labelOf={(keyword) => keyword.keyword}
      />
      {isPlotShown && shown.length > 0 ? (
        <Suspense fallback={null}>
          <KeywordPlot
            keywords={shown}
            highlightKey={highlightKey}
            onHighlight={setHighlightKey}
            onChoose={(key) => table.current?.focusRow(key)}
          />
        </Suspense>
      ) : null}
      <KeywordWait remote={remote}>
        <KeywordTable
          ref={table}
          columns={columns}
          keywords={shown}
          view={view}
          sorting={sorting}
          state={tableStateOf({ remote, view, actions, onViewChange })}
          newIds={newIds}
          highlight={{ key: highlightKey, onChange: setHighlightKey }}
          selection={{
            keys: selectedKeys,
            onChange: setChosen,
            allLabel: t('keywords.selectAll'),
            summary: (count, hidden) =>
              hidden > 0
                ? t('keywords.selectedHidden', { count: hidden })
                : t('keywords.selected', { count }),
            bar: (
              <KeywordSelectionBar
                keywords={selected}
                sharing={sharing}
                onExport={() => save(selected)}
                onDelete={() => onDialogChange({ kind: 'deletingMany' })}
              />
            ),
          }}
          onDelete={onDelete}
        />
      </KeywordWait>
      {shown.length > 0 ? (
        <div>
          <Button size="small" onClick={() => save(shown)}>
            {t('keywords.exportShown', { count: shown.length })}
          </Button>
        </div>
      ) : null}
      <KeywordDialogs
        dialog={dialog}
        keywords={keywords}
        selected={selected}
        preset={view.preset}
        onClose={() => onDialogChange({ kind: 'none' })}
      />
    </Stack>
  );
}
