import { useState, type ReactNode } from 'react';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import type { Column, RowActions, Sort, TableState } from '#components/DataTable/types.ts';
import { useShownRows } from '#components/DataTable/useShownRows.ts';
import { SearchBox } from '#components/SearchBox/SearchBox.tsx';
import { deleteAction, sampleColumns, sourceOf, type SampleRow } from './keywordRows.tsx';

interface LiveTableProps {
  readonly rows: readonly SampleRow[];
  readonly columns?: readonly Column<SampleRow>[];
  readonly state?: Partial<TableState>;
  readonly actions?: RowActions<SampleRow>;
  readonly markOf?: (row: SampleRow) => string | undefined;
  /** The actions for the selection. */
  readonly bar?: ReactNode;
  readonly isSelectable?: boolean;
  /** Any CSS length: the table then scrolls its rows itself. */
  readonly height?: string | undefined;
}

const fieldsOf = (row: SampleRow): readonly string[] => [row.keyword];
const noActions = deleteAction(() => undefined);

/** A table with search, sorting and selection, kept as a screen keeps them. */
export function LiveTable(props: LiveTableProps) {
  const { rows, columns = sampleColumns, state, actions = noActions, markOf, bar } = props;
  const { isSelectable = true, height } = props;
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort | null>(null);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const shown = useShownRows({ rows, columns, sort, query, fieldsOf });
  const empty = query === '' ? state?.empty : `No keyword contains “${query}”.`;
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchBox label="Search keywords" value={query} onValueChange={setQuery} />
      <DataTable
        label="Keywords"
        columns={columns}
        source={{ ...sourceOf(shown), markOf }}
        state={{ phase: 'ready', ...state, empty }}
        sorting={{ by: sort, onChange: setSort }}
        selection={
          isSelectable ? { keys, onChange: setKeys, allLabel: 'Select all shown', bar } : undefined
        }
        actions={actions}
        view={{ scrollKey: query, ...(height && { height }) }}
      />
    </div>
  );
}
