import { useRef, useState, useSyncExternalStore } from 'react';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import { createRowHighlight } from '#components/DataTable/rowHighlight.ts';
import type { DataTableHandle } from '#components/DataTable/types.ts';
import { sampleColumns, sampleRows, sourceOf } from './keywordRows.tsx';

const rows = sampleRows(200);

/** Buttons represent the points of a plot: pointing at a button or a row highlights the other. */
export function LinkedTable() {
  const table = useRef<DataTableHandle>(null);
  const [highlight] = useState(createRowHighlight);
  const key = useSyncExternalStore(highlight.subscribe, highlight.getKey);
  const pointed = rows.find(({ id }) => String(id) === key);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <p>
        {rows.slice(0, 3).map((row) => (
          <button key={row.id} type="button" onPointerEnter={() => highlight.show(String(row.id))}>
            Point at {row.keyword}
          </button>
        ))}
        <button type="button" onClick={() => table.current?.focusRow('199')}>
          Show the last
        </button>
      </p>
      <p>Pointed at: {pointed?.keyword ?? 'nothing'}</p>
      <DataTable
        ref={table}
        label="Keywords"
        columns={sampleColumns}
        source={sourceOf(rows)}
        view={{ highlight }}
      />
    </div>
  );
}
