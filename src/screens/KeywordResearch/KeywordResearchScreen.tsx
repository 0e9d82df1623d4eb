import { useId, useMemo, useRef, useState } from 'react';
import { deleteRow } from '#components/DataTable/rowActions.ts';
import type { DataTableHandle } from '#components/DataTable/types.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { keywordSheet, totalsOf } from '#domain/keywords/keywordSheet.ts';
import { keywordUse } from '#domain/keywords/keywordUse.ts';
import type { KeywordView, ScoredKeyword } from '#domain/keywords/keywordView.ts';
import type { Collection } from '#domain/lists/collection.ts';
import { searchFieldsOf } from '#domain/lists/search.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { formatNumber, formatPrice } from '#domain/numbers/formatNumber.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { FormNote } from '../form/FormNote.tsx';
import { later } from '../page/later.tsx';
import type { ListKind, RowActionsOf } from '../list/listKind.ts';
import { ListPage } from '../list/ListPage.tsx';
import { useListPage } from '../list/useListPage.ts';
import type { ViewsAbove } from '../toolbar/ViewsMenu.tsx';
import { bestFirst, columnsOf } from './keywordColumns.tsx';
import { KeywordToolbar } from './KeywordToolbar.tsx';
import { TableFrame } from './tableFrame.ts';
import { useKeywordRows } from './useKeywordRows.ts';

const KeywordFiltersLater = later(
  async () => (await import('./KeywordFilters.tsx')).KeywordFilters,
);
const KeywordPlotLater = later(async () => (await import('./KeywordPlot.tsx')).KeywordPlot);
const KeywordDialogsLater = later(
  async () => (await import('./KeywordDialogs.tsx')).KeywordDialogs,
);
const WhyScoreLater = later(async () => (await import('./WhyScore.tsx')).WhyScore);

export interface KeywordResearchScreenProps {
  /** False before there is a company, when there is nothing to research (D12). */
  hasCompany: boolean;
  keywords: Collection<Keyword, KeywordDraft>;
  /** The ideas that use keywords; null while they are unknown. The page does not wait for them. */
  ideas: readonly ContentIdea[] | null;
  /** Search, sort, filters and columns, kept in the address. */
  view: KeywordView;
  sharing: Sharing;
  /** The saved views of this list (D77). When absent, views cannot be saved. */
  views?: ViewsAbove | undefined;
  onViewChange: (view: KeywordView) => void;
  /** Starts a content idea that targets these keywords. */
  onWriteIdea: (keywords: readonly string[]) => void;
  /** Called by 'Content Ideas'. */
  onNext: () => void;
}

const kind: ListKind<Keyword, KeywordDraft> = {
  area: 'keywords',
  words: {
    table: 'keywords.table',
    actions: 'keywords.column.action',
    exhausted: 'keywords.exhausted',
    showAll: 'keywords.noMatchAction',
  },
  labelOf: ({ keyword }) => keyword,
  skeletonRows: limits.skeleton.keywords,
  actionsWidth: 64,
};

const rowActions: RowActionsOf<ScoredKeyword> = (row, ask) => [
  deleteRow(t('keywords.delete', { keyword: row.keyword }), () => ask({ kind: 'deleting', row })),
];

function totalsText(chosen: readonly ScoredKeyword[]): string {
  const { volume, withoutVolume, low, high } = totalsOf(chosen);
  const totals = t('keywords.totals', {
    volume: formatNumber(volume),
    low: formatPrice(low),
    high: formatPrice(high),
  });
  return withoutVolume > 0
    ? `${totals} · ${t('keywords.totalsWithout', { count: withoutVolume })}`
    : totals;
}

/** Keyword research: the list with its filters, the chart, and why a keyword scores as it does. */
export function KeywordResearchScreen(props: KeywordResearchScreenProps) {
  const { hasCompany, keywords, ideas, view, onViewChange, onWriteIdea, onNext } = props;
  const table = useRef<DataTableHandle>(null);
  const filtersId = useId();
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const [isPlotShown, setPlotShown] = useState(false);
  const [highlightKey, setHighlightKey] = useState<string | null>(null);
  const [explained, setExplained] = useState<ScoredKeyword | null>(null);
  const closeFilters = () => setFiltersOpen(false);

  const use = useMemo(() => ideas && keywordUse(ideas), [ideas]);
  const { rows, filters, regions, withoutFigure } = useKeywordRows(keywords.remote, use, view);
  const list = useListPage({
    collection: keywords,
    rows,
    columns: useMemo(() => columnsOf(setExplained), []),
    usualSort: bestFirst,
    view,
    onViewChange,
    searchFieldsOf: searchFieldsOf.keyword,
    filters,
  });
  const { shown, chosen } = list;
  const hidden = useMemo(() => new Set<string>(view.hidden), [view.hidden]);
  return (
    <>
      <ListPage
        kind={kind}
        list={list}
        sheet={useMemo(() => keywordSheet(view.hidden), [view.hidden])}
        sharing={props.sharing}
        instead={hasCompany ? undefined : <CompanyFirst />}
        rowActions={rowActions}
        totals={totalsText(chosen)}
        tableRef={table}
        tableView={{
          hidden,
          ...(isPlotShown && { highlightKey, onRowHover: setHighlightKey }),
        }}
        Frame={TableFrame}
        step={{
          label: t('keywords.writeIdea', { count: chosen.length }),
          onSelect: () => onWriteIdea(chosen.map(kind.labelOf)),
        }}
        toolbar={
          <KeywordToolbar
            view={view}
            views={props.views}
            filters={{ id: filtersId, isOpen: areFiltersOpen, onToggle: setFiltersOpen }}
            plot={{ isShown: isPlotShown, onToggle: setPlotShown }}
            onViewChange={onViewChange}
          >
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
          </KeywordToolbar>
        }
        chart={
          isPlotShown && shown.length > 0 ? (
            <KeywordPlotLater
              keywords={shown}
              highlightKey={highlightKey}
              onHighlight={setHighlightKey}
              onChoose={(key) => table.current?.focusRow(key)}
            />
          ) : null
        }
        renderDialog={(dialog, onClose) => (
          <KeywordDialogsLater dialog={dialog} collection={keywords} onClose={onClose} />
        )}
        footer={
          <PageFooter
            page="/keyword-research"
            next={{ label: t('keywords.next'), onSelect: onNext }}
          />
        }
      >
        <Status>
          {withoutFigure > 0 ? (
            <FormNote>{t('keywords.filter.withoutFigure', { count: withoutFigure })}</FormNote>
          ) : null}
        </Status>
      </ListPage>
      {explained ? (
        <WhyScoreLater
          keyword={explained}
          preset={view.preset}
          onClose={() => setExplained(null)}
        />
      ) : null}
    </>
  );
}
