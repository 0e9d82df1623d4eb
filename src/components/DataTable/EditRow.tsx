import { useLayoutEffect, useRef } from 'react';
import { isComposing } from '../keys/isComposing.ts';
import { cellClass } from './columnModel.ts';
import type { Column, RowEditing } from './types.ts';

interface EditRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly editing: RowEditing;
  /** The name of the row's checkbox; null when rows can't be selected. */
  readonly selectLabel: string | null;
  readonly isSelected: boolean;
  readonly top: number | undefined;
}

/** The row being edited: inputs where the columns have them. Enter saves and Escape cancels, as in any form. */
export function EditRow<Row>({
  row,
  index,
  columns,
  editing,
  selectLabel,
  isSelected,
  top,
}: EditRowProps<Row>) {
  const own = useRef<HTMLDivElement>(null);
  // The button that began the edit is removed, so the first input takes the focus.
  useLayoutEffect(() => {
    own.current
      ?.querySelector<HTMLElement>('.cell:not(.select) :is(input, select, textarea)')
      ?.focus();
  }, []);
  return (
    <div
      ref={own}
      role="row"
      className="row"
      aria-rowindex={index + 2}
      data-key={editing.key}
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
      style={top === undefined ? undefined : { position: 'absolute', top }}
    >
      {selectLabel === null ? null : (
        <div role="cell" className="cell select">
          <input type="checkbox" aria-label={selectLabel} checked={isSelected} disabled readOnly />
        </div>
      )}
      {columns.map((column, columnIndex) => (
        <div key={column.key} role="cell" className={cellClass(column, columnIndex)}>
          {editing.cells[column.key] ?? (column.render ? column.render(row) : column.value(row))}
        </div>
      ))}
      <div role="cell" className="cell actions">
        {editing.actions}
      </div>
    </div>
  );
}
