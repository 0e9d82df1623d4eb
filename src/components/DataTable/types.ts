import type { ReactNode, Ref } from 'react';
import type { RowHighlight } from './rowHighlight.ts';

/** The value that a cell is sorted by. Empty values are last in both directions. */
export type CellValue = string | number | null | undefined;

/** One column: its name, width, sorting and rendering. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** Explains the column; shown on hover and when the header has the keyboard's focus. */
  readonly tooltip?: string;
  /** Least width in pixels. */
  readonly width: number;
  /** The column's share of the remaining width; by default its `width`. 0 keeps it fixed. */
  readonly grow?: number;
  /** 'end' is for numbers, with tabular figures. */
  readonly align?: 'start' | 'end';
  /** What sorting compares, and what the cell shows when there is no `render`. */
  readonly value: (row: Row) => CellValue;
  readonly render?: (row: Row) => ReactNode;
  /** In a narrow container it is the second line of a row's card; other columns are shown once the card is opened. */
  readonly isBrief?: boolean;
}

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  readonly key: string;
  readonly direction: SortDirection;
}

/** The rows of the table, their keys and labels. */
export interface RowSource<Row> {
  /** The rows to show: already filtered and sorted, see `useShownRows`. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The row's name, for its checkbox and buttons: 'Select seo tools'. */
  readonly labelOf: (row: Row) => string;
  /** A short badge beside the first cell, such as 'New'. */
  readonly markOf?: ((row: Row) => string | undefined) | undefined;
}

/** The state of the data, and what is shown instead of rows. */
export interface TableState {
  readonly phase: 'ready' | 'loading' | 'refreshing';
  readonly skeletonRows?: number;
  /** Why there are no rows. */
  readonly empty?: ReactNode;
}

export interface Sorting {
  readonly by: Sort | null;
  readonly onChange: (sort: Sort) => void;
}

export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** Totals of the selected rows, beside their number. */
  readonly totals?: ReactNode;
  /** Actions for the selection, shown above the page's footer while something is selected. */
  readonly bar?: ReactNode;
  /** The name of the checkbox for all rows shown. */
  readonly allLabel: string;
}

/** A small button at the end of a row. */
export interface RowAction {
  /** Unique within the row. */
  readonly key: string;
  /** Names the action and its row: 'Delete seo tools'. */
  readonly label: string;
  /** One SVG path on a 24 px grid, because every row has it. */
  readonly icon: string;
  readonly onSelect: () => void;
  /** Makes it a link; `onSelect` is called in addition. */
  readonly href?: string;
  readonly isDanger?: boolean;
}

/** A row whose cells are inputs. */
export interface RowEditing {
  readonly key: string;
  /** Inputs by column key; columns without one show their text. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** Save and Cancel, instead of the row's buttons. */
  readonly actions: ReactNode;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

export interface RowActions<Row> {
  readonly of: (row: Row) => readonly RowAction[];
  /** The header of the last column. */
  readonly header: string;
  /** Width of the last column in pixels. */
  readonly width?: number;
  /** The row that is being edited. */
  readonly editing?: RowEditing | null;
}

export interface TableView {
  /** Any CSS length: the table then scrolls its rows itself. Without it the page scrolls. */
  readonly height?: string;
  readonly hidden?: ReadonlySet<string>;
  /** When it changes (a new query, filter or page) the table scrolls to its top. */
  readonly scrollKey?: string;
  /** Shared with what refers to the rows from outside of the table, such as a chart. */
  readonly highlight?: RowHighlight | undefined;
}

/** The methods of a rendered table. */
export interface DataTableHandle {
  /** Focuses a row; false when it is not among those shown. */
  readonly focusRow: (key: string) => boolean;
}

export interface DataTableProps<Row> {
  /** The table's name for assistive technology. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly source: RowSource<Row>;
  readonly state?: TableState;
  readonly sorting?: Sorting | undefined;
  readonly selection?: Selection | undefined;
  readonly actions?: RowActions<Row> | undefined;
  readonly view?: TableView;
  readonly ref?: Ref<DataTableHandle>;
}
