import { cellClass } from './columnModel.ts';
import type { Column, Selection, Sort, SortDirection, Sorting } from './types.ts';

interface TableHeadProps<Row> {
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting | undefined;
  readonly selection: Selection | undefined;
  /** Off while there is nothing to select. */
  readonly box: 'off' | 'none' | 'some' | 'all';
  readonly onToggleAll: () => void;
  /** The header of the row buttons, if rows have any. */
  readonly actionsHeader: string | undefined;
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** The first click sorts texts from A to Z and numbers from high to low; the second reverses the order. */
function nextSort<Row>(by: Sort | null, { key, align }: Column<Row>): Sort {
  const first: SortDirection = align === 'end' ? 'descending' : 'ascending';
  return { key, direction: by?.key === key ? opposite[by.direction] : first };
}

/** Names of the columns, with their explanations, sort buttons and the box for all rows shown. */
export function TableHead<Row>({
  id,
  columns,
  sorting,
  selection,
  box,
  onToggleAll,
  actionsHeader,
}: TableHeadProps<Row>) {
  const by = sorting?.by ?? null;
  return (
    <thead className="head">
      <tr className="row" aria-rowindex={1}>
        {selection ? (
          <th scope="col" className="cell select">
            <input
              ref={(input) => {
                if (input) input.indeterminate = box === 'some';
              }}
              type="checkbox"
              aria-label={selection.allLabel}
              checked={box === 'all'}
              disabled={box === 'off'}
              onChange={onToggleAll}
            />
          </th>
        ) : null}
        {columns.map((column, index) => {
          const tip = column.tooltip ? `${id}-${column.key}` : undefined;
          const described = { 'aria-describedby': tip, 'data-tip': column.tooltip };
          const direction = by?.key === column.key ? by.direction : 'none';
          return (
            <th
              key={column.key}
              scope="col"
              className={cellClass(column, index)}
              aria-sort={sorting ? direction : undefined}
              {...(sorting ? null : described)}
            >
              {sorting ? (
                <button
                  type="button"
                  className="sort"
                  {...described}
                  onClick={() => sorting.onChange(nextSort(by, column))}
                >
                  {column.header}
                </button>
              ) : (
                column.header
              )}
              {tip ? (
                <span id={tip} hidden>
                  {column.tooltip}
                </span>
              ) : null}
            </th>
          );
        })}
        {actionsHeader === undefined ? null : (
          <th scope="col" className="cell actions">
            {actionsHeader}
          </th>
        )}
      </tr>
    </thead>
  );
}
