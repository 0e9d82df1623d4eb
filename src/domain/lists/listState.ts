import type { Identified } from './collection.ts';
import type { EntityId } from './entityId.ts';

/** Rows that did not come from a load of the list, and when they were added. */
interface AddedRows {
  readonly at: number;
  readonly key: string;
  readonly rows: readonly Identified[];
}

/** The state of one list. Times (`at`, `requestedAt`) are values of the counter in `createLists`, which only grows. */
export interface ListState {
  /** Number of changes in progress: deletions, additions, edits, generations. */
  readonly changes: number;
  /** Number of loads in progress. */
  readonly loads: number;
  /** Rows that are being deleted, with the number of deletions of each. */
  readonly deleting: ReadonlyMap<string, number>;
  /** Deleted rows, and when their deletion ended. */
  readonly deleted: ReadonlyMap<string, number>;
  readonly additions: readonly AddedRows[];
  /** True when the list has to be reloaded. */
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
  | { readonly type: 'loadEnded'; readonly key: string; readonly requestedAt: number | null }
  | {
      readonly type: 'rowsAdded';
      readonly key: string;
      readonly rows: readonly Identified[];
      readonly at: number;
    }
  | { readonly type: 'outdated' };

export const initialListState: ListState = {
  changes: 0,
  loads: 0,
  deleting: new Map(),
  deleted: new Map(),
  additions: [],
  isStale: false,
};

/** Changes the count of each id; a count of zero is removed. */
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
  const deleting = counted(state.deleting, removes, -1);
  // A deletion that failed without a response may have been done on the server.
  if (!hasWorked)
    return { ...state, changes, deleting, isStale: state.isStale || removes.length > 0 };
  const deleted = new Map([...state.deleted, ...removes.map((id) => [String(id), at] as const)]);
  return { ...state, changes, deleting, deleted };
}

/** Returns the state of a list after an event (D55). */
export function nextListState(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'changeBegan':
      return {
        ...state,
        changes: state.changes + 1,
        deleting: counted(state.deleting, event.removes, 1),
        // A load in progress may or may not contain the change.
        isStale: state.isStale || state.loads > 0,
      };
    case 'changeEnded':
      return ended(state, event);
    case 'loadBegan':
      return { ...state, loads: state.loads + 1, isStale: state.changes > 0 };
    case 'loadEnded': {
      const { key, requestedAt } = event;
      const loads = state.loads - 1;
      // Of overlapping loads, the cache may keep another one.
      if (requestedAt === null || loads > 0) return { ...state, loads };
      return {
        ...state,
        loads,
        additions: state.additions.filter(
          (addition) => addition.key !== key || addition.at > requestedAt,
        ),
      };
    }
    case 'rowsAdded': {
      const { at, key } = event;
      // Rows that were requested before a deletion may arrive after it.
      const rows = event.rows.filter(({ id }) => !state.deleted.has(String(id)));
      return { ...state, additions: [...state.additions, { at, key, rows }] };
    }
    case 'outdated':
      return { ...state, isStale: true };
  }
}

/**
 * Returns true when the list has to be reloaded now. Other changes than deletions may take minutes, such as generations, so
 * what has changed meanwhile does not wait for them.
 */
export const isRefreshDue = ({ isStale, deleting }: ListState): boolean =>
  isStale && deleting.size === 0;
