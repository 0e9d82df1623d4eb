import { useMemo } from 'react';
import type { Keyword } from '#domain/keywords/keyword.ts';
import { countWithoutFigure, filterCount, keywordFilter } from '#domain/keywords/keywordFilter.ts';
import type { KeywordUse } from '#domain/keywords/keywordUse.ts';
import { plainKeywordView, scored, type KeywordView } from '#domain/keywords/keywordView.ts';
import { itemsOf, type Remote } from '#domain/lists/remote.ts';
import { searchFieldsOf, searchItems } from '#domain/lists/search.ts';
import { compareTexts } from '#text/compareTexts.ts';

/**
 * Returns the keywords with their scores, and the filters of the view. Each step runs again only when its part of the view
 * changes.
 */
export function useKeywordRows(remote: Remote<Keyword>, use: KeywordUse | null, view: KeywordView) {
  const { search, levels, regions, ranges, include, exclude, isWithoutIdea } = view;
  const { sort, preset, hidden } = view;
  const items = itemsOf(remote);
  const rows = useMemo(() => scored(items, preset, use), [items, preset, use]);
  const filter = useMemo(
    () => ({ levels, regions, ranges, include, exclude, isWithoutIdea }),
    [levels, regions, ranges, include, exclude, isWithoutIdea],
  );
  const passes = useMemo(() => keywordFilter(filter), [filter]);
  const allRegions = useMemo(
    () =>
      [...new Set(items.map(({ region }) => region))]
        .filter((region) => region !== '')
        .sort(compareTexts),
    [items],
  );
  const withoutFigure = useMemo(
    () => countWithoutFigure(searchItems(rows, search, searchFieldsOf.keyword), filter),
    [rows, search, filter],
  );
  const cleared: KeywordView = { ...plainKeywordView, sort, preset, hidden };
  return {
    rows,
    filters: { isOn: filterCount(view) > 0, passes, cleared },
    /** All regions that occur in the list. */
    regions: allRegions,
    /** The number of keywords that a range hides because they lack its figure. */
    withoutFigure,
  };
}
