import { memo, type ReactElement, type ReactNode } from 'react';
import { cellClass } from './columnModel.ts';
import type { Column, RowAction } from './types.ts';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  /** The name of the row's checkbox; null when rows can't be selected. */
  readonly selectLabel: string | null;
  readonly isSelected: boolean;
  readonly isHighlighted: boolean;
  /** Opened to its full text. */
  readonly isOpen: boolean;
  readonly mark: string | undefined;
  readonly actionsOf: ((row: Row) => readonly RowAction[]) | undefined;
  /** The top offset of a row that is kept outside of the window. */
  readonly top: number | undefined;
}

/** The table handles the event; React needs a handler on a controlled checkbox. */
const handledByTable = () => undefined;

function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.render ? column.render(row) : column.value(row);
}

function outline(path: string): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function actionOf({ key, label, icon, href, isDanger, isDisabled, onSelect }: RowAction) {
  const shared = {
    className: 'action',
    'aria-label': label,
    onClick: onSelect,
  };
  const content = typeof icon === 'string' ? outline(icon) : icon;
  return href === undefined ? (
    <button
      key={key}
      type="button"
      data-danger={isDanger || undefined}
      disabled={isDisabled}
      {...shared}
    >
      {content}
    </button>
  ) : (
    <a key={key} href={href} {...shared}>
      {content}
    </a>
  );
}

/** A row without hooks and styled components. */
function plainRow<Row>(props: TableRowProps<Row>): ReactElement {
  const { row, rowKey, index, columns, selectLabel, isSelected, mark, actionsOf } = props;
  return (
    <div
      role="row"
      className="row"
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
      data-key={rowKey}
      data-highlighted={props.isHighlighted || undefined}
      data-tall={props.isOpen || undefined}
      style={props.top === undefined ? undefined : { position: 'absolute', top: props.top }}
    >
      {selectLabel === null ? null : (
        <div role="cell" className="cell select">
          <input
            type="checkbox"
            aria-label={selectLabel}
            checked={isSelected}
            onChange={handledByTable}
          />
        </div>
      )}
      {columns.map((column, columnIndex) =>
        columnIndex === 0 ? (
          <div
            key={column.key}
            role="rowheader"
            tabIndex={0}
            className={mark ? 'cell first marked' : 'cell first text'}
          >
            {mark ? <span>{cellContent(column, row)}</span> : cellContent(column, row)}
            {mark ? <span className="mark">{mark}</span> : null}
          </div>
        ) : (
          <div
            key={column.key}
            role="cell"
            className={cellClass(column, columnIndex)}
            data-label={column.header}
          >
            {cellContent(column, row)}
          </div>
        ),
      )}
      {actionsOf ? (
        <div role="cell" className="cell actions">
          {actionsOf(row).map(actionOf)}
        </div>
      ) : null}
    </div>
  );
}

/** One row of plain elements: in a table of fifty thousand rows, a component for each cell would be too slow. */
export const TableRow = memo(plainRow) as <Row>(props: TableRowProps<Row>) => ReactElement;
