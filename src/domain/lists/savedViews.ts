import { foldText, isSameText } from '#text/foldText.ts';
import { limits } from '../settings/limits.ts';

/** The lists whose views can be saved (D77). */
export const viewedLists = [
  'keywords',
  'contentIdeas',
  'targetCompanies',
  'prospects',
  'users',
] as const;

export type ViewedList = (typeof viewedLists)[number];

/** A saved view of a list. Names are unique within a list. */
export interface SavedView {
  readonly list: ViewedList;
  readonly name: string;
  /** The search, filters, sort and hidden columns, as in the address of the page. */
  readonly query: string;
}

export type ViewChange =
  | { readonly kind: 'save'; readonly view: SavedView }
  /** Replaces the search, filters and sort of a view. */
  | { readonly kind: 'update'; readonly view: SavedView }
  | { readonly kind: 'rename'; readonly view: SavedView; readonly name: string }
  | { readonly kind: 'remove'; readonly view: SavedView };

/** Why a view cannot have a name. `full` means that the list has too many views. */
export type ViewNameProblem = 'missing' | 'tooLong' | 'taken' | 'full';

const isOf =
  ({ list, name }: Pick<SavedView, 'list' | 'name'>) =>
  (view: SavedView): boolean =>
    view.list === list && isSameText(view.name, name);

/**
 * Returns why a new view, or `renamed`, cannot have this name; null when it can. Names are compared without case and accents
 * (D62).
 */
export function viewNameProblem(
  views: readonly SavedView[],
  { list, name }: Pick<SavedView, 'list' | 'name'>,
  renamed?: SavedView,
): ViewNameProblem | null {
  const trimmed = name.trim();
  // By its name, which no other view of the list has: after a change in another tab all views are new objects.
  const others = views.filter((view) => view.list === list && view.name !== renamed?.name);
  if (foldText(trimmed) === '') return 'missing';
  if (trimmed.length > limits.savedViews.nameLength) return 'tooLong';
  if (others.some(isOf({ list, name: trimmed }))) return 'taken';
  return others.length >= limits.savedViews.perList ? 'full' : null;
}

/** Returns the views after a change. A change that another tab has made impossible does nothing. */
export function changeViews(views: readonly SavedView[], change: ViewChange): readonly SavedView[] {
  const { view } = change;
  const known = views.find(isOf(view));
  if (change.kind === 'save') {
    const saved = { ...view, name: view.name.trim() };
    return view.query === '' || viewNameProblem(views, view) !== null ? views : [...views, saved];
  }
  if (!known) return views;
  const put = (next: SavedView) => views.map((each) => (each === known ? next : each));
  if (change.kind === 'update')
    return view.query === '' ? views : put({ ...known, query: view.query });
  if (change.kind === 'remove') return views.filter((each) => each !== known);
  const isRefused = viewNameProblem(views, { ...view, name: change.name }, known) !== null;
  return isRefused ? views : put({ ...known, name: change.name.trim() });
}

export const storedViews = (views: readonly SavedView[]): unknown =>
  views.map(({ list, name, query }) => [list, name, query]);

function readView(stored: unknown): SavedView | null {
  if (!Array.isArray(stored)) return null;
  const [kind, name, query]: unknown[] = stored;
  const list = viewedLists.find((known) => known === kind);
  if (list === undefined || typeof name !== 'string' || typeof query !== 'string') return null;
  return { list, name, query };
}

/** Reads stored views. Leaves out invalid ones, duplicates, and those beyond the limit. */
export function readSavedViews(stored: unknown): readonly SavedView[] {
  if (!Array.isArray(stored)) return [];
  let views: readonly SavedView[] = [];
  for (const each of stored) {
    const view = readView(each);
    if (view) views = changeViews(views, { kind: 'save', view });
  }
  return views;
}

/** The saved view that the current one is based on. */
export interface ViewInUse {
  readonly view: SavedView;
  readonly isChanged: boolean;
}

/** Returns the view that the address names; null when the list has none with this name. */
export function viewInUse(
  views: readonly SavedView[],
  name: string | null,
  query: string,
): ViewInUse | null {
  const view = name === null ? undefined : views.find((each) => isSameText(each.name, name));
  return view ? { view, isChanged: view.query !== query } : null;
}
