import { useCallback, useMemo, useState } from 'react';
import type { Identified } from '#domain/lists/collection.ts';

interface AddedRows {
  readonly ids: ReadonlySet<string>;
  /** The rows that were there when the adding under way began; null while none is. */
  readonly known: ReadonlySet<string> | null;
  readonly underWay: number;
}

const none: AddedRows = { ids: new Set(), known: null, underWay: 0 };

const idsOf = (rows: readonly Identified[]): string[] => rows.map(({ id }) => String(id));

/** Which rows a person has added on this page. Adding does not tell a row's id, so that it is a row that was not there before. */
export function useAddedRows(shown: readonly Identified[] | undefined) {
  const [state, setState] = useState(none);
  const { known } = state;
  // While a row is added the marks follow the rows, so that none appears without its mark and moves when it gets it.
  const ids = useMemo(() => {
    const fresh = known ? idsOf(shown ?? []).filter((id) => !known.has(id)) : [];
    return fresh.length === 0 ? state.ids : new Set([...fresh, ...state.ids]);
  }, [known, shown, state.ids]);

  const begin = useCallback(
    (before: readonly Identified[] | null) =>
      setState((now) => ({
        ...now,
        known: now.known ?? (before && new Set(idsOf(before))),
        underWay: now.underWay + 1,
      })),
    [],
  );
  const end = useCallback(
    (after: readonly Identified[]) =>
      setState((now) => {
        const fresh = idsOf(after).filter((id) => now.known?.has(id) === false);
        const underWay = now.underWay - 1;
        return {
          ids: new Set([...fresh, ...now.ids]),
          known: underWay > 0 ? now.known : null,
          underWay,
        };
      }),
    [],
  );
  const forget = useCallback(() => setState((now) => ({ ...now, ids: none.ids })), []);
  return { ids, begin, end, forget };
}
