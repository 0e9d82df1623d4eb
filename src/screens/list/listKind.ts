import type { ListViews } from '#contracts/listViews.ts';
import type { Sharing } from '#contracts/sharing.ts';
import type { Grounded } from '#domain/evidence/grounds.ts';
import type { PlainWordKey } from '#domain/words/translate.ts';
import type { RowAction } from '#components/DataTable/types.ts';

/** What the screen of every list is given beside its rows. */
export interface ListScreenProps<View> {
  /** What the address keeps: search, sort, filters and columns. */
  view: View;
  onViewChange: (view: View) => void;
  sharing: Sharing;
  /** The saved views of this list (D77). When absent, views cannot be saved. */
  views?: ListViews | undefined;
}

/** The pages with a table. Each name is also the prefix of the page's word keys. */
export type ListArea = 'keywords' | 'targetCompanies' | 'prospects' | 'users' | 'blocked';

/** The open dialog of a list. */
export type ListDialog<Row> =
  | { readonly kind: 'none' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'pasting' }
  | { readonly kind: 'editing'; readonly row: Row }
  | { readonly kind: 'deleting'; readonly row: Row }
  | { readonly kind: 'merging'; readonly rows: readonly [Row, ...Row[]] }
  | { readonly kind: 'deletingMany'; readonly rows: readonly Row[] };

/** Opens a dialog of the list, or closes it. */
export type Ask<Row> = (dialog: ListDialog<Row>) => void;

/** What distinguishes one list page from another, apart from its rows and columns. */
export interface ListKind<Item, Draft> {
  readonly area: ListArea;
  /** True for rows that only people add: nothing is generated. */
  readonly isTypedIn?: true;
  /** Texts whose keys differ between the lists. */
  readonly words: Readonly<Record<'table' | 'actions' | 'exhausted' | 'showAll', PlainWordKey>>;
  /** Returns the name of a row. */
  readonly labelOf: (row: Item | Draft) => string;
  /** True when these rows may become one (D97). When absent, none may. */
  readonly mayMerge?: (rows: readonly Item[]) => boolean;
  /** The number of rows that one generation usually adds. */
  readonly skeletonRows: number;
  /** The width of the column with the buttons of a row, in pixels. */
  readonly actionsWidth: number;
}

/** The buttons of a row. Rows are rendered again when the function changes. */
export type ActionsOf<Row> = (row: Row, ask: Ask<Row>) => readonly RowAction[];

/** The mark of a row: `rowMark`, unless the page has another. */
export type MarkOf<Row> = (row: Row & Grounded, isNew: boolean) => string | undefined;
