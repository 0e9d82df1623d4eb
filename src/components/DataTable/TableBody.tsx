import type { CSSProperties, ReactNode } from 'react';
import { EditRow } from './EditRow.tsx';
import type { RowOffsets } from './rowOffsets.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableRow } from './TableRow.tsx';
import type { Column, DataTableProps } from './types.ts';
import { useKitWords } from '../theme/kitWords.ts';

interface TableBodyProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly columns: readonly Column<Row>[];
  readonly open: ReadonlySet<string>;
  /** The indexes to render, in ascending order. */
  readonly shown: readonly number[];
  /** The first row of the window; rows outside of it stay rendered while they have the focus or inputs. */
  readonly start: number;
  readonly size: number;
  readonly offsets: RowOffsets;
  /** The row that the page was opened for. */
  readonly markedKey: string | null;
}

/** The rows on screen, at their offsets. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { table, columns, open, shown, start, offsets, markedKey } = props;
  const { source, state, selection, actions, view } = table;
  const isSelectable = selection !== undefined;
  const words = useKitWords();

  if (state?.phase === 'loading') {
    return (
      <div role="rowgroup" className="body">
        <SkeletonRows
          count={state.skeletonRows ?? 12}
          columns={columns}
          isSelectable={isSelectable}
          hasActions={actions !== undefined}
        />
      </div>
    );
  }
  if (source.rows.length === 0) return <MessageRow>{state?.noMatch ?? state?.empty}</MessageRow>;

  const end = start + props.size;
  const room: CSSProperties = {
    height: offsets.total,
    paddingBlockStart: start === 0 ? undefined : offsets.topOf(start),
  };
  return (
    <div role="rowgroup" className="body" style={room}>
      {shown.map((index) => {
        const row = source.rows[index];
        if (row === undefined) return null;
        const key = source.keyOf(row);
        const top = index < start || index >= end ? offsets.topOf(index) : undefined;
        const selectLabel = selection ? words.select(source.labelOf(row)) : null;
        const editing = actions?.editing?.find((edited) => edited.key === key);
        if (editing) {
          return (
            <EditRow
              key={`edit ${key}`}
              row={row}
              index={index}
              columns={columns}
              editing={editing}
              selectLabel={selectLabel}
              isSelected={selection?.keys.has(key) ?? false}
              top={top}
            />
          );
        }
        return (
          <TableRow
            key={key}
            row={row}
            rowKey={key}
            index={index}
            columns={columns}
            selectLabel={selectLabel}
            isSelected={selection?.keys.has(key) ?? false}
            isHighlighted={view?.highlightKey === key || markedKey === key}
            isOpen={open.has(key)}
            mark={source.markOf?.(row)}
            actionsOf={actions?.of}
            top={top}
          />
        );
      })}
    </div>
  );
}

/** One cell across the table that shows why there are no rows. */
function MessageRow({ children }: { readonly children: ReactNode }) {
  return (
    <div role="rowgroup" className="body">
      <div role="row" data-message>
        <div role="cell" className="message">
          {children}
        </div>
      </div>
    </div>
  );
}
