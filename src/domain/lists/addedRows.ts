import type { Identified } from './collection.ts';

/** The rows that a person has added on this page. The server returns no id, so an added row is one that was not there before. */
export interface AddedRows {
  readonly ids: ReadonlySet<string>;
  /** The ids before the first addition in progress; null when none is in progress, or when the list had not loaded. */
  readonly known: ReadonlySet<string> | null;
  /** Number of additions in progress. */
  readonly inProgress: number;
}

export type AddedRowsEvent =
  | { readonly type: 'began'; readonly before: readonly Identified[] | null }
  | { readonly type: 'ended'; readonly after: readonly Identified[] }
  | { readonly type: 'forgotten' };

export const noAddedRows: AddedRows = { ids: new Set(), known: null, inProgress: 0 };

const idsOf = (rows: readonly Identified[]): string[] => rows.map(({ id }) => String(id));

/**
 * Returns the ids of the added rows among the shown ones. While an addition is in progress, each new row counts at once, so
 * that no row appears unmarked and moves when it is marked.
 */
export function addedIds(
  { ids, known }: AddedRows,
  shown: readonly Identified[],
): ReadonlySet<string> {
  const fresh = known ? idsOf(shown).filter((id) => !known.has(id)) : [];
  return fresh.length === 0 ? ids : new Set([...fresh, ...ids]);
}

/** Returns the state after an event. */
export function nextAddedRows(state: AddedRows, event: AddedRowsEvent): AddedRows {
  switch (event.type) {
    case 'began':
      return {
        ...state,
        known: state.known ?? (event.before && new Set(idsOf(event.before))),
        inProgress: state.inProgress + 1,
      };
    case 'ended': {
      const inProgress = state.inProgress - 1;
      return {
        ids: addedIds(state, event.after),
        known: inProgress > 0 ? state.known : null,
        inProgress,
      };
    }
    case 'forgotten':
      return { ...state, ids: noAddedRows.ids };
  }
}
