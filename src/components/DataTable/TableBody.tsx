import { memo, useLayoutEffect, useRef, type ReactElement } from 'react';
import { isComposing } from '../keys/isComposing.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { cellClass, cellContent, rowAttributes, type RowProps } from './columnModel.ts';
import { useIsHighlighted, type RowHighlight } from './rowHighlight.ts';
import type { Column, DataTableProps, RowAction, RowEditing } from './types.ts';
import type { WindowRow } from './useRowWindow.ts';

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
const TableRow = memo(PlainRow) as <Row>(props: TableRowProps<Row>) => ReactElement;

interface EditRowProps<Row> extends RowProps<Row> {
  readonly editing: RowEditing;
}

/** The row being edited: inputs where the columns have them. Enter saves and Escape cancels, as in any form. */
function EditRow<Row>(props: EditRowProps<Row>) {
  const { row, columns, editing, selectLabel, isSelected, measureRow } = props;
  const own = useRef<HTMLTableRowElement>(null);
  // The button that began the edit is removed, so the first input takes the focus.
  useLayoutEffect(() => {
    own.current
      ?.querySelector<HTMLElement>('.cell:not(.select) :is(input, select, textarea)')
      ?.focus();
    measureRow?.(own.current);
  }, [measureRow]);
  return (
    <tr
      {...rowAttributes(props)}
      ref={own}
      data-tall
      data-editing
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Escape') editing.onCancel();
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
          editing.onSave();
        else return;
        event.preventDefault();
      }}
    >
      {selectLabel === null ? null : (
        <td className="cell select">
          <input type="checkbox" aria-label={selectLabel} checked={isSelected} disabled readOnly />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.key} className={cellClass(column, place)}>
          {editing.cells[column.key] ?? cellContent(column, row)}
        </td>
      ))}
      <td className="cell actions">{editing.actions}</td>
    </tr>
  );
}

interface TableBodyProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly columns: readonly Column<Row>[];
  readonly open: ReadonlySet<string>;
  readonly shown: readonly WindowRow[];
  /** The height of all rows, when not all are rendered. */
  readonly height: number | undefined;
  readonly measureRow: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** The row that the page was opened for. */
  readonly markedKey: string | null;
}

/** The rows, placeholders for them, or why there are none. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { table, columns, open, shown, height, measureRow, markedKey } = props;
  const { source, state, selection, actions, view } = table;
  const words = useKitWords();

  if (state?.phase === 'loading') {
    // Hidden from screen readers: the table announces that it is loading.
    return (
      <tbody className="body" aria-hidden="true">
        {Array.from({ length: state.skeletonRows ?? 12 }, (_, index) => (
          <tr key={index} className="row" data-skeleton>
            {selection ? <td className="cell select" /> : null}
            {columns.map((column, place) => (
              <td key={column.key} className={cellClass(column, place)} />
            ))}
            {actions ? <td className="cell actions" /> : null}
          </tr>
        ))}
      </tbody>
    );
  }
  if (source.rows.length === 0)
    return (
      <tbody className="body">
        <tr data-message>
          <td
            className="message"
            colSpan={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)}
          >
            {state?.empty}
          </td>
        </tr>
      </tbody>
    );
  return (
    <tbody className="body" style={{ height }}>
      {shown.map(({ index, top }) => {
        const row = source.rows[index];
        if (row === undefined) return null;
        const key = source.keyOf(row);
        const shared = {
          row,
          rowKey: key,
          index,
          columns,
          selectLabel: selection ? words.select(source.labelOf(row)) : null,
          isSelected: selection?.keys.has(key) ?? false,
          top,
          measureRow,
        };
        const editing = actions?.editing;
        if (editing?.key === key)
          return <EditRow key={`edit ${key}`} {...shared} editing={editing} />;
        return (
          <TableRow
            key={key}
            {...shared}
            highlight={view?.highlight}
            isMarked={markedKey === key}
            isOpen={open.has(key)}
            mark={source.markOf?.(row)}
            actionsOf={actions?.of}
          />
        );
      })}
    </tbody>
  );
}
