import ChartScatter from 'lucide-react/icons/chart-scatter';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { deleteRow } from '#components/DataTable/rowButtons.ts';
import { createRowHighlight } from '#components/DataTable/rowHighlight.ts';
import type { DataTableHandle } from '#components/DataTable/types.ts';
import { isComposing } from '#components/keys/isComposing.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import { Select } from '#components/Select/Select.tsx';
import { color, font, media, space } from '#components/theme/tokens.ts';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { countWithoutFigure, filterCount, keywordFilter } from '#domain/keywords/keywordFilter.ts';
import {
  opportunityPresets,
  scored,
  type OpportunityPreset,
  type ScoredKeyword,
} from '#domain/keywords/keywordScore.ts';
import { keywordSheet, totalsOf } from '#domain/keywords/keywordSheet.ts';
import { keywordUse } from '#domain/keywords/keywordUse.ts';
import { plainKeywordView, type KeywordView } from '#domain/keywords/keywordView.ts';
import type { Collection } from '#contracts/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { searchFieldsOf, searchItems } from '#domain/lists/search.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { GoneFilter } from '../evidence/GoneFilter.tsx';
import { FormNote } from '../form/FormNote.tsx';
import type { ListKind, ActionsOf, ListScreenProps } from '../list/listKind.ts';
import { ListPage } from '../list/ListPage.tsx';
import { useListPage, type ListOnPage } from '../list/useListPage.ts';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { later } from '../page/later.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { PageSearch } from '../toolbar/PageSearch.tsx';
import { Toolbar } from '../toolbar/Toolbar.ts';
import { bestFirst, columnsOf } from './keywordColumns.tsx';
import { TableFrame } from './keywordStyle.ts';

const KeywordFiltersLater = later(() => import('./KeywordFilters.tsx'), 'KeywordFilters');
const KeywordChartLater = later(() => import('./KeywordChart.tsx'), 'KeywordChart');
const KeywordDialogsLater = later(() => import('./KeywordDialogs.tsx'), 'KeywordDialogs');
const WhyScoreLater = later(() => import('./WhyScore.tsx'), 'WhyScore');

export interface KeywordResearchScreenProps extends ListScreenProps<KeywordView> {
  /** False before there is a company, when there is nothing to research (D12). */
  hasCompany: boolean;
  keywords: Collection<Keyword, KeywordDraft>;
  /** The ideas that use keywords; null while they are unknown. The page does not wait for them. */
  ideas: readonly ContentIdea[] | null;
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

const actionsOf: ActionsOf<ScoredKeyword> = (row, ask) => [
  deleteRow(t('keywords.delete', { keyword: row.keyword }), () => ask({ kind: 'deleting', row })),
];

/** The filters open over the table instead of pushing it down. */
const Area = styled.div`
  position: relative;
`;

const Preset = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.muted};
  font-size: ${font(13)};
  white-space: nowrap;
  ${media.narrow} {
    /* In large text the words stand above. */
    flex-wrap: wrap;
    max-width: 100%;
    > :last-child {
      flex-basis: 0;
    }
  }
  > :last-child {
    flex-grow: 1;
    min-width: 9.375rem;
  }
`;

const presets = Object.keys(opportunityPresets) as OpportunityPreset[];

interface KeywordToolbarProps extends Omit<ListScreenProps<KeywordView>, 'sharing'> {
  list: ListOnPage<Keyword, KeywordDraft, ScoredKeyword>;
  isChartShown: boolean;
  onChartToggle: () => void;
}

/** Search, score weights, filters and chart of the table. Escape closes the filters. */
function KeywordToolbar(props: KeywordToolbarProps) {
  const { view, views, list, isChartShown, onViewChange, onChartToggle } = props;
  const filtersId = useId();
  const filtersButton = useRef<HTMLButtonElement>(null);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const count = filterCount(view);
  return (
    <Area
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !areFiltersOpen) return;
        if (event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        setFiltersOpen(false);
        filtersButton.current?.focus();
      }}
    >
      <Toolbar role="search">
        <PageSearch
          label={t('keywords.search')}
          value={list.search}
          onValueChange={list.onSearch}
        />
        <Preset>
          <span aria-hidden="true">{t('keywords.score')}</span>
          <Select
            isWide
            aria-label={t('keywords.score')}
            value={view.preset}
            options={presets.map((preset) => ({
              value: preset,
              label: t(`keywords.preset.${preset}`),
            }))}
            onValueChange={(preset) => onViewChange({ ...view, preset })}
          />
        </Preset>
        <Button
          ref={filtersButton}
          icon={<SlidersHorizontal size={16} aria-hidden />}
          aria-expanded={areFiltersOpen}
          aria-controls={filtersId}
          onClick={() => setFiltersOpen(!areFiltersOpen)}
        >
          {count > 0 ? t('keywords.filtersOn', { count }) : t('keywords.filters')}
        </Button>
        <Button
          icon={<ChartScatter size={16} aria-hidden />}
          aria-expanded={isChartShown}
          onClick={onChartToggle}
        >
          {t(isChartShown ? 'keywords.plot.hide' : 'keywords.plot.show')}
        </Button>
        <GoneFilter rows={list.rows} isOn={view.isGone} onChange={list.onGone} />
        <SavedViews views={views} />
      </Toolbar>
      {areFiltersOpen ? (
        <KeywordFiltersLater
          id={filtersId}
          view={view}
          keywords={list.rows}
          shownCount={list.shown.length}
          onViewChange={onViewChange}
          onClose={() => setFiltersOpen(false)}
        />
      ) : null}
    </Area>
  );
}

/** Keyword research: the list with its filters, the chart, and why a keyword scores as it does. */
export function KeywordResearchScreen(props: KeywordResearchScreenProps) {
  const { hasCompany, keywords, ideas, view, onViewChange, onWriteIdea, onNext } = props;
  const { search, levels, regions, ranges, include, exclude, isWithoutIdea } = view;
  const { sort, preset, hidden } = view;
  const table = useRef<DataTableHandle>(null);
  const [isChartShown, setChartShown] = useState(false);
  const [highlight] = useState(createRowHighlight);
  const [explained, setExplained] = useState<ScoredKeyword | null>(null);

  // Each step runs again only when its part of the view changes, so that a key in the search costs no other step.
  const items = itemsOf(keywords.remote);
  const use = useMemo(() => ideas && keywordUse(ideas), [ideas]);
  const rows = useMemo(() => scored(items, preset, use), [items, preset, use]);
  const filter = useMemo(
    () => ({ levels, regions, ranges, include, exclude, isWithoutIdea }),
    [levels, regions, ranges, include, exclude, isWithoutIdea],
  );
  const passes = useMemo(() => keywordFilter(filter), [filter]);
  const withoutFigure = useMemo(
    () => countWithoutFigure(searchItems(rows, search, searchFieldsOf.keyword), filter),
    [rows, search, filter],
  );
  const list = useListPage({
    collection: keywords,
    rows,
    columns: useMemo(() => columnsOf(setExplained), []),
    usualSort: bestFirst,
    view,
    onViewChange,
    searchFieldsOf: searchFieldsOf.keyword,
    filters: {
      isOn: filterCount(view) > 0,
      passes,
      cleared: { ...plainKeywordView, sort, preset, hidden },
    },
  });
  const { shown, chosen } = list;
  const hiddenColumns = useMemo(() => new Set<string>(hidden), [hidden]);
  return (
    <>
      <ListPage
        kind={kind}
        list={list}
        sheet={keywordSheet(hidden)}
        sharing={props.sharing}
        instead={hasCompany ? undefined : <CompanyFirst />}
        actionsOf={actionsOf}
        totals={totalsOf(chosen)}
        tableRef={table}
        tableView={{ hidden: hiddenColumns, highlight: isChartShown ? highlight : undefined }}
        Frame={TableFrame}
        step={{
          label: t('keywords.writeIdea', { count: chosen.length }),
          onSelect: () => onWriteIdea(chosen.map(kind.labelOf)),
        }}
        toolbar={
          <KeywordToolbar
            view={view}
            views={props.views}
            list={list}
            isChartShown={isChartShown}
            onViewChange={onViewChange}
            onChartToggle={() => setChartShown(!isChartShown)}
          />
        }
        chart={
          isChartShown && shown.length > 0 ? (
            <KeywordChartLater
              keywords={shown}
              highlight={highlight}
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
        <WhyScoreLater keyword={explained} preset={preset} onClose={() => setExplained(null)} />
      ) : null}
    </>
  );
}
