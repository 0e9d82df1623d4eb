import type { SavedView, ViewInUse, ViewNameProblem } from '#domain/lists/savedViews.ts';

/** The saved views of a list and their actions (D77). */
export interface ListViews {
  /** The name in the address; null without one. The view may belong to a colleague. */
  readonly name: string | null;
  /** Sorted by name. */
  readonly links: readonly { readonly view: SavedView; readonly href: string }[];
  readonly inUse: ViewInUse | null;
  /** The address of the list without search, filters and sort. */
  readonly plainHref: string;
  readonly isPlain: boolean;
  /** The name to propose when saving: that of a shared link, for a view that this person has not saved. */
  readonly suggestedName: string;
  /** Returns why a view cannot have this name; null when it can. `renamed` is the view that is being renamed. */
  readonly problemOf: (name: string, renamed?: SavedView) => ViewNameProblem | null;
  /** Saves the current view under a new name. Returns false when that failed, because another tab has changed the views. */
  readonly onSave: (name: string) => boolean;
  readonly onUpdate: (view: SavedView) => void;
  /** Shows a view as it was saved. */
  readonly onReset: (view: SavedView) => void;
  /** Returns false when that failed, because another tab has changed the views. */
  readonly onRename: (view: SavedView, name: string) => boolean;
  /** Deletes the view at once. The message offers Undo. */
  readonly onDelete: (view: SavedView) => void;
  readonly onCopyLink: () => void;
}
