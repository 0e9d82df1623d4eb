import { useLayoutEffect, useRef } from 'react';
import { isComposing } from '../keys/isComposing.ts';
import { cellClass, cellContent, rowAttributes, type RowProps } from './rowModel.ts';
import type { RowEditing } from './types.ts';

interface EditRowProps<Row> extends RowProps<Row> {
  readonly editing: RowEditing;
}

/** The row being edited: inputs where the columns have them. Enter saves and Escape cancels, as in any form. */
export function EditRow<Row>(props: EditRowProps<Row>) {
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
