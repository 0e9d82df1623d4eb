import type { SavedView, ViewedList, ViewInUse, ViewNameProblem } from './savedViews.ts';

/** How the list of a page is looked at. */
export interface ShownLook {
  readonly list: ViewedList;
  /** Its search, filters, sort and hidden columns as the address has them; empty for the plain list. */
  readonly query: string;
  /** The name of the view that this began with; it may be a colleague's. */
  readonly name: string | null;
  readonly onNameChange: (name: string | null) => void;
}

/** A saved view, and the address that shows it. */
export interface ViewLink {
  readonly view: SavedView;
  readonly href: string;
}

/** The saved views of a list, and what can be done with them (D77). */
export interface ListViews {
  /** By name. */
  readonly links: readonly ViewLink[];
  readonly inUse: ViewInUse | null;
  /** The list without search, filters or sort. */
  readonly plainHref: string;
  /** True when nothing differs from that. */
  readonly isPlain: boolean;
  /** The name that a link brought along, for a view that this person has not saved. */
  readonly suggestedName: string;
  /** Why a view cannot have this name; `renamed` is the one that is about to be renamed. */
  readonly problemOf: (name: string, renamed?: SavedView) => ViewNameProblem | null;
  readonly onSave: (name: string) => void;
  /** Keeps what is shown under the name of a view. */
  readonly onUpdate: (view: SavedView) => void;
  readonly onRename: (view: SavedView, name: string) => void;
  /** Deletes at once; the message offers Undo. */
  readonly onDelete: (view: SavedView) => void;
  /** Copies the address of what is shown. */
  readonly onCopyLink: () => void;
}
