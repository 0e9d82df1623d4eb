import type { ReactNode, Ref } from 'react';

/** What a cell is compared by. Empty values sort last in both directions. */
export type CellValue = string | number | null | undefined;

/** One column: what it is called, how wide it is, what it compares by and how it looks. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** Explains the column; shown on hover and when the header has the keyboard's focus. */
  readonly tooltip?: string;
  /** Least width in pixels. */
  readonly width: number;
  /** Share of the room that is left over; its own width when left out, 0 keeps the column fixed. */
  readonly grow?: number;
  /** Numbers stand at the end, with tabular figures. */
  readonly align?: 'start' | 'end';
  /** What sorting compares, and what the cell shows when there is no `render`. */
  readonly value: (row: Row) => CellValue;
  readonly render?: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** In a narrow place it stands in the second line of a row's card; the others once the card is opened. */
  readonly isBrief?: boolean;
  /** Whether a person may hide it; the table itself only reads `view.hidden`. */
  readonly isHideable?: boolean;
}

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  readonly key: string;
  readonly direction: SortDirection;
}

/** Which rows stand in the table, and how each is known. */
export interface RowSource<Row> {
  /** The rows to show: already filtered and sorted, see `useShownRows`. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The row in words, for its checkbox and buttons: 'Select seo tools'. */
  readonly labelOf: (row: Row) => string;
  /** A short badge beside the first cell, such as 'New'. */
  readonly markOf?: ((row: Row) => string | undefined) | undefined;
}

/** Where the data stands, and what is shown instead of rows. */
export interface TableState {
  readonly phase: 'ready' | 'loading' | 'refreshing';
  readonly skeletonRows?: number;
  readonly empty?: ReactNode;
  /** Given while a search or filter is on: it wins over `empty`. */
  readonly noMatch?: ReactNode;
  /** Said to assistive technology while the first load runs. */
  readonly loadingLabel?: string;
}

export interface Sorting {
  readonly by: Sort | null;
  readonly onChange: (sort: Sort) => void;
}

export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** The sentence in the bar: how many are selected, and how many of them the filter hides. */
  readonly summary?: (selected: number, hidden: number) => string;
  /** What can be done with the selection; stands above the page's footer while something is selected. */
  readonly bar?: ReactNode;
  /** Names a row's checkbox, from the row's label. */
  readonly rowLabel?: (label: string) => string;
  readonly allLabel?: string;
  readonly clearLabel?: string;
}

/** A small button at the end of a row. */
export interface RowAction {
  /** Unique within the row. */
  readonly key: string;
  /** Says what it does to which row: 'Delete seo tools'. */
  readonly label: string;
  /** An outline on a 24 px grid as an SVG path: lean. Any other node works too. */
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  /** It is a link: `onSelect` happens beside. */
  readonly href?: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
}

/** A row whose cells are inputs. */
export interface RowEditing {
  readonly key: string;
  /** Column key → its input; columns without one keep their text. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** Save and Cancel, where the row's buttons stood. */
  readonly actions: ReactNode;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

export interface RowActions<Row> {
  readonly of: (row: Row) => readonly RowAction[];
  /** The header of the last column. */
  readonly header?: string;
  /** Width of the last column in pixels. */
  readonly width?: number;
  /** The rows that are being edited, each on its own. */
  readonly editing?: readonly RowEditing[];
}

export interface TableView {
  readonly isCompact?: boolean;
  /** Any CSS length: the table then scrolls inside. Without it the page scrolls the table. */
  readonly height?: string;
  readonly hidden?: ReadonlySet<string>;
  /** When it changes (a new query, filter or page) the table starts at its top again. */
  readonly scrollKey?: string;
  /** A row to be marked, because something beside the table points at it. */
  readonly highlightKey?: string | null;
  readonly onRowHover?: (key: string | null) => void;
}

/** What a screen can ask of a table that stands. */
export interface DataTableHandle {
  /** Brings a row into view; false when it is not among those shown. */
  readonly scrollToRow: (key: string) => boolean;
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
