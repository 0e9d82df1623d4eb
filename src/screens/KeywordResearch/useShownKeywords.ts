import { useMemo } from 'react';
import type { Keyword } from '#domain/keywords/keyword.ts';
import type { KeywordUse } from '#domain/keywords/keywordUse.ts';
import { scored, type KeywordView, type ScoredKeyword } from '#domain/keywords/keywordView.ts';
import { countWithoutFigure, keywordFilter } from '#domain/keywords/keywordFilter.ts';
import { searchItems, searchFieldsOf } from '#domain/lists/search.ts';
import { compareTexts } from '#text/compareTexts.ts';
import { useShownList } from '../shared/collection/useShownList.ts';
import { bestFirst, columnsOf } from './keywordColumns.tsx';

interface Inputs {
  readonly items: readonly Keyword[];
  /** Ids that the last generation added. They come first until the person sorts. */
  readonly newIds: ReadonlySet<string>;
  readonly use: KeywordUse | null;
  readonly view: KeywordView;
  readonly onViewChange: (view: KeywordView) => void;
  readonly onWhy: (keyword: ScoredKeyword) => void;
}

/**
 * Returns the keywords of the current view: scored, filtered, sorted and searched. Each step runs again only when its part
 * of the view changes.
 */
export function useShownKeywords({ items, newIds, use, view, onViewChange, onWhy }: Inputs) {
  const { search, levels, regions, ranges, include, exclude, isWithoutIdea, preset } = view;
  const all = useMemo(() => scored(items, preset, use), [items, preset, use]);
  const filter = useMemo(
    () => keywordFilter({ levels, regions, ranges, include, exclude, isWithoutIdea }),
    [levels, regions, ranges, include, exclude, isWithoutIdea],
  );
  const filtered = useMemo(() => all.filter(filter), [all, filter]);
  const columns = useMemo(() => columnsOf(onWhy), [onWhy]);
  const { shown, sorting } = useShownList({
    rows: filtered,
    columns,
    newIds,
    usualSort: bestFirst,
    view,
    onViewChange,
    fieldsOf: searchFieldsOf.keyword,
  });
  const allRegions = useMemo(
    () =>
      [...new Set(items.map(({ region }) => region))]
        .filter((region) => region !== '')
        .sort(compareTexts),
    [items],
  );

  const withoutFigure = useMemo(
    () =>
      countWithoutFigure(searchItems(all, search, searchFieldsOf.keyword), {
        levels,
        regions,
        ranges,
        include,
        exclude,
        isWithoutIdea,
      }),
    [all, search, levels, regions, ranges, include, exclude, isWithoutIdea],
  );

  return { all, shown, withoutFigure, columns, regions: allRegions, sorting };
}
