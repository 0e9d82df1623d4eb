import type { SavedView, ViewedList, ViewInUse, ViewNameProblem } from './savedViews.ts';

/** The current view of a list on its page. */
export interface CurrentView {
  readonly list: ViewedList;
  /** The search, filters, sort and hidden columns as a query; empty for the default view. */
  readonly query: string;
  /** The name of the saved view it is based on; null without one. The view may belong to a colleague. */
  readonly name: string | null;
  readonly onNameChange: (name: string | null) => void;
  /** Shows what this query says. The name stays. */
  readonly onQueryChange: (query: string) => void;
}

/** A saved view and the address that opens it. */
export interface ViewLink {
  readonly view: SavedView;
  readonly href: string;
}

/** The saved views of a list and their actions (D77). */
export interface ListViews {
  /** Sorted by name. */
  readonly links: readonly ViewLink[];
  readonly inUse: ViewInUse | null;
  /** The address of the list without search, filters and sort. */
  readonly plainHref: string;
  /** True when the default view is shown. */
  readonly isPlain: boolean;
  /** The name to propose when saving: that of a shared link, for a view that this person has not saved. */
  readonly suggestedName: string;
  /** Returns why a view cannot have this name; null when it can. `renamed` is the view that is being renamed. */
  readonly problemOf: (name: string, renamed?: SavedView) => ViewNameProblem | null;
  /** Saves the current view under a new name. Returns false when that failed, because another tab has changed the views. */
  readonly onSave: (name: string) => boolean;
  /** Saves the current view under the name of an existing one. */
  readonly onUpdate: (view: SavedView) => void;
  /** Returns false when that failed, because another tab has changed the views. */
  readonly onRename: (view: SavedView, name: string) => boolean;
  /** Deletes the view at once. The message offers Undo. */
  readonly onDelete: (view: SavedView) => void;
  /** Copies the address of the current view. */
  readonly onCopyLink: () => void;
}
