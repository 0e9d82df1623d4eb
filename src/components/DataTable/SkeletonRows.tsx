import { cellClass } from './columnModel.ts';
import type { Column } from './types.ts';

interface SkeletonRowsProps<Row> {
  readonly count: number;
  readonly columns: readonly Column<Row>[];
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
}

/** Placeholder rows with the widths of the columns, so that nothing moves when the rows arrive. Hidden from screen readers: the table announces that it is loading. */
export function SkeletonRows<Row>({
  count,
  columns,
  isSelectable,
  hasActions,
}: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="row" aria-hidden="true" data-skeleton>
      {isSelectable ? <div className="cell select" /> : null}
      {columns.map((column, columnIndex) => (
        <div key={column.key} className={cellClass(column, columnIndex)} />
      ))}
      {hasActions ? <div className="cell actions" /> : null}
    </div>
  ));
}
