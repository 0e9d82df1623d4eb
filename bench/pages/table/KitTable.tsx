import { useState } from 'react';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import type { Sort } from '#components/DataTable/types.ts';
import { useShownRows } from '#components/DataTable/useShownRows.ts';
import {
  deleteAction,
  sampleColumns,
  sourceOf,
  type SampleRow,
} from '#stories/components/keywordRows.tsx';

const fieldsOf = (row: SampleRow): readonly string[] => [row.keyword];
const actions = deleteAction(() => undefined);

interface KitTableProps {
  readonly rows: readonly SampleRow[];
  readonly phase: 'loading' | 'ready';
}

/** Shows the product's table with all features: selection, sorting, row buttons, keyboard, search. */
export function KitTable({ rows, phase }: KitTableProps) {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort | null>(null);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const shown = useShownRows({ rows, columns: sampleColumns, sort, query, fieldsOf });
  return (
    <>
      <input
        type="search"
        aria-label="Search keywords"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <DataTable
        label="Keywords"
        columns={sampleColumns}
        source={sourceOf(shown)}
        state={{ phase, empty: 'No keyword contains this.' }}
        sorting={{ by: sort, onChange: setSort }}
        selection={{ keys, onChange: setKeys, allLabel: 'Select all shown' }}
        actions={actions}
        view={{ scrollKey: query, height: 'min(568px, 72dvh)' }}
      />
    </>
  );
}
