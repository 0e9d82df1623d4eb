import { useState } from 'react';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import type { Sort, TableState, TableView } from '#components/DataTable/types.ts';
import { useShownRows } from '#components/DataTable/useShownRows.ts';
import { deleteAction, sampleColumns, sourceOf, type SampleRow } from './keywordRows.tsx';

interface LiveTableProps {
  readonly rows: readonly SampleRow[];
  readonly state?: TableState;
  readonly view?: TableView;
  readonly onDelete?: (row: SampleRow) => void;
}

const textOf = (row: SampleRow): string => row.keyword;
const ignore = () => undefined;

/** A table with everything on, kept as a screen keeps it: search, sorting and selection. */
export function LiveTable({ rows, state, view, onDelete = ignore }: LiveTableProps) {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort | null>(null);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const shown = useShownRows({ rows, columns: sampleColumns, sort, query, textOf });
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <input
        type="search"
        aria-label="Search keywords"
        placeholder="Search keywords"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        style={{ width: 260, height: 40, padding: '0 12px' }}
      />
      <DataTable
        label="Keywords"
        columns={sampleColumns}
        source={sourceOf(shown)}
        state={{ phase: 'ready', noMatch: 'No keyword contains this.', ...state }}
        sorting={{ by: sort, onChange: setSort }}
        selection={{ keys, onChange: setKeys }}
        actions={deleteAction(onDelete)}
        view={{ scrollKey: query, ...view }}
      />
    </div>
  );
}
