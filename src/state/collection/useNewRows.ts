import { useMemo, useReducer } from 'react';
import { newIdsIn, nextNewRows, noNewRows } from '#domain/lists/newRows.ts';
import type { Identified } from '#domain/lists/collection.ts';

const nothing: readonly Identified[] = [];

/** Returns the ids of the rows that are new on this page, and the function that reports additions. */
export function useNewRows(shown: readonly Identified[] = nothing) {
  const [state, send] = useReducer(nextNewRows, noNewRows);
  const ids = useMemo(() => newIdsIn(state, shown), [state, shown]);
  return { ids, send };
}
