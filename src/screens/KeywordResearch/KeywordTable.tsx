import { useMemo, type Ref } from 'react';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import type {
  Column,
  DataTableHandle,
  Selection,
  Sort,
  TableState,
} from '#components/DataTable/types.ts';
import type { KeywordView, ScoredKeyword } from '#domain/keywords/keywordView.ts';
import { t } from '#domain/words/translate.ts';
import { rowMark } from '../shared/evidence/rowMark.ts';
import { freshKey } from '../shared/collection/useFreshRows.ts';
import { keyOf, labelOf, rowActions } from './keywordRows.ts';
import { TableFrame } from './tableFrame.ts';

export interface KeywordTableProps {
  columns: readonly Column<ScoredKeyword>[];
  /** The keywords that pass search and filters, in the chosen order. */
  keywords: readonly ScoredKeyword[];
  view: KeywordView;
  sorting: { readonly by: Sort | null; readonly onChange: (sort: Sort) => void };
  state: TableState;
  selection: Selection;
  newIds: ReadonlySet<string>;
  /** The keyword under the pointer, here or in the chart; undefined while the chart is closed. */
  highlight:
    | { readonly key: string | null; readonly onChange: (key: string | null) => void }
    | undefined;
  onDelete: (keyword: ScoredKeyword) => void;
  ref?: Ref<DataTableHandle>;
}

/** The table of keywords. */
export function KeywordTable(props: KeywordTableProps) {
  const { columns, keywords, view, sorting, state, selection, newIds, highlight, onDelete, ref } =
    props;
  const hidden = useMemo(() => new Set<string>(view.hidden), [view.hidden]);
  const source = useMemo(
    () => ({
      rows: keywords,
      keyOf,
      labelOf,
      markOf: (keyword: ScoredKeyword) => rowMark(keyword, newIds.has(keyOf(keyword))),
    }),
    [keywords, newIds],
  );
  const actions = useMemo(() => rowActions(onDelete), [onDelete]);
  return (
    <TableFrame>
      <DataTable
        label={t('keywords.table')}
        columns={columns}
        source={source}
        state={state}
        sorting={sorting}
        selection={selection}
        actions={actions}
        view={{
          hidden,
          scrollKey: `${view.search} ${freshKey(newIds)}`,
          ...(highlight && { highlightKey: highlight.key, onRowHover: highlight.onChange }),
        }}
        {...(ref ? { ref } : {})}
      />
    </TableFrame>
  );
}
