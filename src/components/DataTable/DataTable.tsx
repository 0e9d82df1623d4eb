import { useCallback, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useKitWords } from '../theme/kitWords.ts';
import { printLimit, usePrinting } from '../theme/usePrinting.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { Bubble } from '../Tooltip/Bubble.ts';
import { useTip } from '../Tooltip/useTip.ts';
import { tableWidths, visibleColumns } from './columnModel.ts';
import { useRowSelection, withKeys } from './selection.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { Frame } from './tableStyle.ts';
import type { DataTableProps } from './types.ts';
import { useRowFocus, useRowToShow } from './useRowFocus.ts';
import { useRowPointer } from './useRowPointer.ts';
import { useRowWindow, useTableSize } from './useRowWindow.ts';

/**
 * A table for any number of rows: of a long one only the rows near the screen are rendered. Tab reaches the name and the
 * controls of each row. Rows are passed filtered and sorted (`useShownRows`).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, source, state, sorting, selection, actions, view = {}, ref } = props;
  const { rows, keyOf } = source;
  const words = useKitWords();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isPrinting = usePrinting();
  const count = rows.length;
  const isLoading = state?.phase === 'loading';

  const columns = useMemo(
    () => visibleColumns(props.columns, view.hidden),
    [props.columns, view.hidden],
  );
  const actionsWidth = actions ? (actions.width ?? 88) : 0;
  const isSelectable = selection !== undefined;
  const widths = useMemo(
    () => tableWidths(columns, isSelectable, actionsWidth),
    [columns, isSelectable, actionsWidth],
  );

  const indexOf = (key: string) => rows.findIndex((row) => keyOf(row) === key);
  const { held, focusRow, onFocus, onBlur } = useRowFocus(table, source);
  const { rowHeight, isWide } = useTableSize(frame, table);
  const { by } = sorting ?? {};
  const rowWindow = useRowWindow({
    scroller,
    count,
    // Stable, because the window reads all keys again whenever it changes.
    keyAt: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? '' : keyOf(row);
      },
      [rows, keyOf],
    ),
    rowHeight,
    kept: [held, actions?.editing]
      .map((row) => (row ? indexOf(row.key) : -1))
      .filter((index) => index >= 0),
    isScroller: isWide || view.height !== undefined,
    scrollKey: `${view.scrollKey ?? ''} ${by?.key ?? ''} ${by?.direction ?? ''}`,
    isPrinting,
  });

  const { shown, toggleRow, toggleAll } = useRowSelection(source, selection);
  const arrival = useRowToShow(indexOf, focusRow);
  const {
    anchor,
    bubble,
    handlers: tipHandlers,
  } = useTip((target) => target.closest<HTMLElement>('[data-tip], .action'));
  // The button of a row is an icon: its accessible name is the tip.
  const tip = anchor?.dataset['tip'] ?? anchor?.ariaLabel;
  const pointer = useRowPointer({
    onToggleRow: toggleRow,
    onToggleOpen: (key) => setOpen(withKeys(open, [key], !open.has(key))),
    onRowHover: view.highlight?.show,
  });

  useImperativeHandle(ref, () => ({
    focusRow: (key) => {
      const index = indexOf(key);
      focusRow(index);
      return index >= 0;
    },
  }));

  return (
    <>
      <Frame
        ref={frame}
        {...tipHandlers}
        style={{ ...widths, '--height': view.height }}
        data-scrolls={isWide || view.height !== undefined || undefined}
      >
        <div
          ref={scroller}
          className="scroller"
          onScroll={({ currentTarget }) =>
            currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)
          }
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- once for all rows: a handler in each would slow a long table down */}
          <table
            ref={table}
            tabIndex={-1}
            aria-rowcount={isLoading ? -1 : count + 1}
            aria-busy={isLoading || undefined}
            onFocus={onFocus}
            onBlur={(event) => {
              onBlur(event);
              arrival.onLeave();
            }}
            {...pointer}
          >
            <caption>{label}</caption>
            <TableHead
              id={id}
              columns={columns}
              sorting={sorting}
              selection={selection}
              box={count === 0 ? 'off' : shown.box}
              onToggleAll={toggleAll}
              actionsHeader={actions?.header}
            />
            <TableBody
              table={props}
              columns={columns}
              open={open}
              shown={rowWindow.shown}
              height={rowWindow.height}
              measureRow={rowWindow.measureRow}
              markedKey={arrival.markedKey}
            />
          </table>
        </div>
        {isPrinting && count > printLimit ? (
          <p className="cut">{words.printed(printLimit, count)}</p>
        ) : null}
        {state?.phase === 'refreshing' ? <div className="refreshing" /> : null}
        {isLoading ? <VisuallyHidden role="status">{words.loading}</VisuallyHidden> : null}
        {tip ? <Bubble ref={bubble}>{tip}</Bubble> : null}
      </Frame>
      {selection ? <SelectionBar selection={selection} hidden={shown.hidden} /> : null}
    </>
  );
}
