import { withArrived } from './arrived.ts';
import type { Identified } from './collection.ts';
import type { EntityId } from './entityId.ts';

/** Rows that came by another way than a load of the list, and when. */
interface Arrival {
  readonly at: number;
  readonly key: string;
  readonly rows: readonly Identified[];
}

/** What happens to one list while it is loaded and changed. Moments are counted by whoever reports them, and only grow. */
export interface ListState {
  /** Changes under way: deletions, additions, edits, generations. */
  readonly changes: number;
  /** Loads under way. */
  readonly loads: number;
  /** Rows whose deletion is under way, and how many deletions of each. */
  readonly leaving: ReadonlyMap<string, number>;
  /** Deleted rows, and when their deletion ended. */
  readonly gone: ReadonlyMap<string, number>;
  readonly arrivals: readonly Arrival[];
  /** The list is to be asked for once more when no change is under way. */
  readonly isStale: boolean;
}

export type ListEvent =
  | { readonly type: 'changeBegan'; readonly removes: readonly EntityId[] }
  | {
      readonly type: 'changeEnded';
      readonly removes: readonly EntityId[];
      readonly hasWorked: boolean;
      readonly at: number;
    }
  | { readonly type: 'loadBegan' }
  | { readonly type: 'loadEnded'; readonly key: string; readonly asked: number | null }
  | {
      readonly type: 'arrived';
      readonly key: string;
      readonly rows: readonly Identified[];
      readonly at: number;
    }
  | { readonly type: 'outdated' };

export const untouchedList: ListState = {
  changes: 0,
  loads: 0,
  leaving: new Map(),
  gone: new Map(),
  arrivals: [],
  isStale: false,
};

/** Counts some ids up or down; what reaches zero is left out. */
function counted(
  counts: ReadonlyMap<string, number>,
  ids: readonly EntityId[],
  step: 1 | -1,
): ReadonlyMap<string, number> {
  const next = new Map(counts);
  for (const id of ids) {
    const count = (next.get(String(id)) ?? 0) + step;
    if (count > 0) next.set(String(id), count);
    else next.delete(String(id));
  }
  return next;
}

function ended(state: ListState, event: Extract<ListEvent, { type: 'changeEnded' }>): ListState {
  const { removes, hasWorked, at } = event;
  const changes = state.changes - 1;
  const leaving = counted(state.leaving, removes, -1);
  // A deletion without an answer may have been done all the same.
  if (!hasWorked)
    return { ...state, changes, leaving, isStale: state.isStale || removes.length > 0 };
  const gone = new Map([...state.gone, ...removes.map((id) => [String(id), at] as const)]);
  return { ...state, changes, leaving, gone };
}

/** What is known of a list after one more thing has happened to it (D55). */
export function listAfter(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'changeBegan':
      return {
        ...state,
        changes: state.changes + 1,
        leaving: counted(state.leaving, event.removes, 1),
        // What is being loaded may or may not know of the change.
        isStale: state.isStale || state.loads > 0,
      };
    case 'changeEnded':
      return ended(state, event);
    case 'loadBegan':
      return { ...state, loads: state.loads + 1, isStale: state.changes > 0 };
    case 'loadEnded': {
      const { key, asked } = event;
      const loads = state.loads - 1;
      // A load that overlaps another may not be the one that is kept.
      if (asked === null || loads > 0) return { ...state, loads };
      return {
        ...state,
        loads,
        arrivals: state.arrivals.filter((arrival) => arrival.key !== key || arrival.at > asked),
      };
    }
    case 'arrived': {
      const { at, key } = event;
      // What was asked for before a deletion may arrive after it.
      const rows = event.rows.filter(({ id }) => !state.gone.has(String(id)));
      return { ...state, arrivals: [...state.arrivals, { at, key, rows }] };
    }
    case 'outdated':
      return { ...state, isStale: true };
  }
}

/** True when the list has to be asked for again now. */
export const isRefreshDue = ({ isStale, changes }: ListState): boolean => isStale && changes === 0;

/** Loaded rows: what the cache knows them by, and when they were asked for. */
export interface LoadedRows<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
  readonly askedAt: number;
}

/** The rows a page shows: the last that were loaded and what has arrived since, less what is deleted or being deleted. */
export function shownRows<Row extends Identified>(
  { leaving, gone, arrivals }: ListState,
  { key, rows, askedAt }: LoadedRows<Row>,
): readonly Row[] {
  const all = arrivals
    .filter((arrival) => arrival.key === key && arrival.at > askedAt)
    // The key names the list, and with it the kind of its rows.
    .reduce((present, arrival) => withArrived(present, arrival.rows as readonly Row[]), rows);
  const isHidden = ({ id }: Row) =>
    leaving.has(String(id)) || (gone.get(String(id)) ?? -1) > askedAt;
  return all.some(isHidden) ? all.filter((row) => !isHidden(row)) : all;
}
