import { memo, type ReactElement } from 'react';
import { cellClass, cellContent, rowAttributes, type RowProps } from './columnModel.ts';
import { useIsHighlighted, type RowHighlight } from './rowHighlight.ts';
import type { RowAction } from './types.ts';

interface TableRowProps<Row> extends RowProps<Row> {
  readonly highlight: RowHighlight | undefined;
  /** The page was opened for this row. */
  readonly isMarked: boolean;
  /** Opened to its full text. */
  readonly isOpen: boolean;
  readonly mark: string | undefined;
  readonly actionsOf: ((row: Row) => readonly RowAction[]) | undefined;
}

/** The table handles the event; React needs a handler on a controlled checkbox. */
const handledByTable = () => undefined;

function actionOf({ key, label, icon, href, isDanger, onSelect }: RowAction) {
  const shared = { className: 'action', 'aria-label': label, onClick: onSelect };
  const content = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
  );
  return href === undefined ? (
    <button key={key} type="button" data-danger={isDanger || undefined} {...shared}>
      {content}
    </button>
  ) : (
    <a key={key} href={href} {...shared}>
      {content}
    </a>
  );
}

/** A row of plain elements, without styled components. */
function PlainRow<Row>(props: TableRowProps<Row>): ReactElement {
  const { row, rowKey, columns, selectLabel, isSelected, isMarked, mark, actionsOf } = props;
  const { highlight, measureRow } = props;
  const isHighlighted = useIsHighlighted(highlight, rowKey);
  return (
    <tr
      {...rowAttributes(props)}
      ref={measureRow}
      data-selected={isSelected || undefined}
      data-highlighted={isHighlighted || isMarked || undefined}
      data-tall={props.isOpen || undefined}
    >
      {selectLabel === null ? null : (
        <td className="cell select">
          <input
            type="checkbox"
            aria-label={selectLabel}
            checked={isSelected}
            onChange={handledByTable}
          />
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th
            key={column.key}
            scope="row"
            tabIndex={0}
            className={mark ? 'cell first marked' : 'cell first text'}
          >
            {mark ? <span>{cellContent(column, row)}</span> : cellContent(column, row)}
            {mark ? <span className="mark">{mark}</span> : null}
          </th>
        ) : (
          <td key={column.key} className={cellClass(column, place)} data-label={column.header}>
            {cellContent(column, row)}
          </td>
        ),
      )}
      {actionsOf ? <td className="cell actions">{actionsOf(row).map(actionOf)}</td> : null}
    </tr>
  );
}

/** One row of plain elements: in a table of fifty thousand rows, a component for each cell would be too slow. */
export const TableRow = memo(PlainRow) as <Row>(props: TableRowProps<Row>) => ReactElement;
