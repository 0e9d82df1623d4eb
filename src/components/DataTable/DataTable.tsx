import { useId, useImperativeHandle, useMemo, useRef, useState, type CSSProperties } from 'react';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { printLimit, usePrinting } from '../theme/usePrinting.ts';
import { cardEdges, columnTracks, stickyEdges, visibleColumns } from './columnModel.ts';
import { rowOffsets } from './rowOffsets.ts';
import { withKeys } from './selection.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { Frame } from './tableStyle.ts';
import { TableTip } from './TableTip.tsx';
import type { DataTableProps, RowEditing } from './types.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowHeights } from './useRowHeights.ts';
import { useRowPointer } from './useRowPointer.ts';
import { useRowToShow } from './useRowToShow.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useTallRows } from './useTallRows.ts';
import { useTooWide } from './useTooWide.ts';
import { useKitWords } from '../theme/kitWords.ts';

const none: readonly RowEditing[] = [];
/** The greatest height of a table that is too wide for its container and therefore scrolls by itself. */
const wideHeight = 'min(568px, 72dvh)';

/**
 * A table for any number of rows: only those on screen are rendered. Tab reaches the name and the controls
 * of each row. Rows are passed filtered and sorted (`useShownRows`).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, source, state, sorting, selection, actions, view = {}, ref } = props;
  const { rows, keyOf } = source;
  const words = useKitWords();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  const columns = useMemo(
    () => visibleColumns(props.columns, view.hidden),
    [props.columns, view.hidden],
  );
  const actionsWidth = actions ? (actions.width ?? 88) : 0;
  const isSelectable = selection !== undefined;
  const { template, least } = useMemo(
    () => columnTracks(columns, { isSelectable, actionsWidth }),
    [columns, isSelectable, actionsWidth],
  );

  const { rowHeight, headHeight } = useRowHeights(probe, view.isCompact ?? false);
  const { editing = none } = actions ?? {};
  const edited = useMemo(() => new Set(editing.map(({ key }) => key)), [editing]);
  const tall = useTallRows({ rows, keyOf, open, edited, rowHeight, table });
  const offsets = useMemo(
    () => rowOffsets(rows.length, rowHeight, tall),
    [rows.length, rowHeight, tall],
  );
  const indexOf = (key: string) => rows.findIndex((row) => keyOf(row) === key);
  const editedIndexes = useMemo(
    () =>
      edited.size === 0
        ? []
        : rows.flatMap((row, index) => (edited.has(keyOf(row)) ? [index] : [])),
    [rows, keyOf, edited],
  );
  const { by } = sorting ?? {};
  const scrollKey = `${view.scrollKey ?? ''} ${by?.key ?? ''} ${by?.direction ?? ''}`;
  const count = rows.length;
  const isPrinting = usePrinting();
  const rowWindow = useRowWindow({
    scrollerRef: scroller,
    offsets,
    count,
    rowHeight,
    headHeight,
    scrollKey,
    editedIndexes,
    isPrinting,
  });

  useTooWide(frame, table);

  const { shown, toggleRow, toggleAll } = useRowSelection(source, selection);
  const toggleOpen = (index: number) => {
    const row = rows[index];
    if (row !== undefined) setOpen(withKeys(open, [keyOf(row)], !open.has(keyOf(row))));
  };
  const keyAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : keyOf(row);
  };
  const focus = useRowFocus({ table, count, reveal: rowWindow.reveal, indexOf, keyAt });
  const arrival = useRowToShow(indexOf, focus.focusRow);
  const pointer = useRowPointer({
    onToggleRow: toggleRow,
    onToggleOpen: toggleOpen,
    onRowHover: view.onRowHover,
  });

  useImperativeHandle(ref, () => ({
    focusRow: (key) => {
      const index = indexOf(key);
      if (index >= 0) focus.focusRow(index);
      return index >= 0;
    },
  }));

  const isLoading = state?.phase === 'loading';
  const geometry = {
    '--columns': template,
    '--least': least,
    '--height': view.height ?? wideHeight,
    ...stickyEdges(columns[0], isSelectable),
    ...cardEdges(isSelectable, actionsWidth),
  } as CSSProperties;

  return (
    <>
      <Frame
        ref={frame}
        style={geometry}
        data-compact={view.isCompact || undefined}
        data-height={view.height === undefined ? undefined : ''}
      >
        <div ref={probe} className="probe" />
        <div ref={scroller} className="scroller">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- once for all rows: a handler in each would slow a long table down */}
          <div
            ref={table}
            className="grid"
            role="table"
            tabIndex={-1}
            aria-label={label}
            aria-rowcount={isLoading ? -1 : count + 1}
            aria-busy={isLoading || undefined}
            onFocus={focus.onFocus}
            onBlur={(event) => {
              focus.onBlur(event);
              arrival.onLeave();
            }}
            {...pointer}
          >
            <TableHead
              id={id}
              columns={columns}
              sorting={sorting}
              selection={selection}
              box={count === 0 ? 'off' : shown.box}
              onToggleAll={toggleAll}
              actionsHeader={actions ? (actions.header ?? words.actions) : null}
            />
            <TableBody
              table={props}
              columns={columns}
              open={open}
              shown={rowWindow.rows}
              start={rowWindow.start}
              size={rowWindow.size}
              offsets={offsets}
              markedKey={arrival.markedKey}
            />
          </div>
        </div>
        {isPrinting && count > printLimit ? (
          <p className="cut">{words.printed(printLimit, count)}</p>
        ) : null}
        {state?.phase === 'refreshing' ? <div className="refreshing" /> : null}
        {isLoading ? (
          <VisuallyHidden role="status">{state.loadingLabel ?? words.loading}</VisuallyHidden>
        ) : null}
        <TableTip root={frame} />
      </Frame>
      {selection ? <SelectionBar selection={selection} hidden={shown.hidden} /> : null}
    </>
  );
}
