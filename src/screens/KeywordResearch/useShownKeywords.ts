import { useMemo } from 'react';
import type { Sort } from '#components/DataTable/types.ts';
import { useShownRows } from '#components/DataTable/useShownRows.ts';
import type { Keyword } from '#domain/keyword.ts';
import {
  keywordColumns,
  keywordFilter,
  scored,
  type KeywordView,
  type ScoredKeyword,
} from '#domain/keywordView.ts';
import { searchTextOf } from '#domain/search.ts';
import { columnsOf } from './keywordColumns.tsx';

interface Inputs {
  readonly items: readonly Keyword[];
  /** What the last generation brought: it stands first until the person sorts. */
  readonly newIds: ReadonlySet<string>;
  readonly view: KeywordView;
  readonly onViewChange: (view: KeywordView) => void;
  readonly onWhy: (keyword: ScoredKeyword) => void;
}

/** The keywords as the view asks for them: scored, filtered, sorted and searched, each step only when its part of the view changes. */
export function useShownKeywords({ items, newIds, view, onViewChange, onWhy }: Inputs) {
  const { levels, regions, ranges, include, exclude, preset } = view;
  const all = useMemo(() => scored(items, preset), [items, preset]);
  const filter = useMemo(
    () => keywordFilter({ levels, regions, ranges, include, exclude }),
    [levels, regions, ranges, include, exclude],
  );
  const filtered = useMemo(() => {
    const rows = all.filter(filter);
    const isNew = (keyword: ScoredKeyword) => newIds.has(String(keyword.id));
    return newIds.size === 0 ? rows : [...rows.filter(isNew), ...rows.filter((row) => !isNew(row))];
  }, [all, filter, newIds]);
  const columns = useMemo(() => columnsOf(onWhy), [onWhy]);
  const by: Sort | null = view.sort && {
    key: view.sort.column,
    direction: view.sort.isDescending ? 'descending' : 'ascending',
  };
  const shown = useShownRows({
    rows: filtered,
    columns,
    sort: by,
    query: view.search,
    textOf: searchTextOf.keyword,
  });
  const allRegions = useMemo(
    () => [...new Set(items.map(({ region }) => region))].filter((region) => region !== '').sort(),
    [items],
  );

  const onSort = ({ key, direction }: Sort) => {
    const column = keywordColumns.find((known) => known === key);
    if (column)
      onViewChange({ ...view, sort: { column, isDescending: direction === 'descending' } });
  };
  return { all, shown, columns, regions: allRegions, sorting: { by, onChange: onSort } };
}
