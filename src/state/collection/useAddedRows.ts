import { useMemo, useReducer } from 'react';
import { addedIds, nextAddedRows, noAddedRows } from '#domain/lists/addedRows.ts';
import type { Identified } from '#domain/lists/collection.ts';

const nothing: readonly Identified[] = [];

/** Returns the ids of the rows that the person has added on this page, and the function that reports additions. */
export function useAddedRows(shown: readonly Identified[] = nothing) {
  const [state, send] = useReducer(nextAddedRows, noAddedRows);
  const ids = useMemo(() => addedIds(state, shown), [state, shown]);
  return { ids, send };
}
