import type { Identified } from './collection.ts';
import { idsOf } from './entityId.ts';

/**
 * The rows that a generation or a person has added on this page. The server does not say which rows are new: a row is new if
 * it was not there before.
 */
export interface NewRows {
  readonly ids: ReadonlySet<string>;
  /** The ids before the first addition in progress; null when none is in progress, or when the list had not loaded. */
  readonly known: ReadonlySet<string> | null;
  /** Number of additions in progress. */
  readonly inProgress: number;
}

export type NewRowsEvent =
  | { readonly type: 'began'; readonly before: readonly Identified[] | null }
  | { readonly type: 'ended'; readonly after: readonly Identified[] }
  | { readonly type: 'forgotten' }
  /** Another part of the list is shown, such as the people of one more company. */
  | { readonly type: 'partChanged' };

export const noNewRows: NewRows = { ids: new Set(), known: null, inProgress: 0 };

/**
 * Returns the ids of the new rows among the shown ones. While an addition is in progress, each new row counts at once, so
 * that no row appears unmarked and moves when it is marked.
 */
export function newIdsIn(
  { ids, known }: NewRows,
  shown: readonly Identified[],
): ReadonlySet<string> {
  const fresh = known ? idsOf(shown).filter((id) => !known.has(id)) : [];
  return fresh.length === 0 ? ids : new Set([...fresh, ...ids]);
}

/** Returns the state after an event. */
export function nextNewRows(state: NewRows, event: NewRowsEvent): NewRows {
  switch (event.type) {
    case 'began':
      return {
        ...state,
        known: state.known ?? (event.before && new Set(idsOf(event.before))),
        inProgress: state.inProgress + 1,
      };
    case 'ended': {
      const inProgress = Math.max(0, state.inProgress - 1);
      return {
        ids: newIdsIn(state, event.after),
        known: inProgress > 0 ? state.known : null,
        inProgress,
      };
    }
    case 'forgotten':
      return { ...state, ids: noNewRows.ids };
    case 'partChanged':
      // The rows that came into view may have been there before, and nobody marks those of an addition in progress.
      return { ...state, known: null, inProgress: 0 };
  }
}
