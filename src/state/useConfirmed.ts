import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readClaims, rowsWithoutConfirmed, withClaimsIn } from '#domain/evidence/claims.ts';
import { isToCheck } from '#domain/evidence/grounds.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { claimList, type ListKey } from './list.ts';
import { useServices } from './services.ts';
import { useShared } from './shared.ts';

/**
 * Returns the rows without confirmed assumptions (D69), and the function that keeps claims for the team. Asks what the team
 * keeps only for rows whose server stores no assumptions, and shows them meanwhile.
 */
export function useConfirmed<Item extends Identified>(
  key: ListKey | null,
  rows: readonly Item[] | undefined,
) {
  const { listChanges } = useServices();
  const isWanted = rows?.some((row) => row.version === undefined && isToCheck(row)) ?? false;
  const { values, change } = useShared('confirmed', isWanted);
  const kept = values.get('confirmed');
  const confirming = useSyncExternalStore(listChanges.subscribe, listChanges.confirming);
  const shown = useMemo(() => {
    const confirmed = new Set([...(readClaims(kept) ?? []), ...confirming]);
    return rows && key ? rowsWithoutConfirmed(claimList(key), rows, confirmed) : rows;
  }, [rows, key, kept, confirming]);
  const keep = useCallback(
    (claims: readonly string[]) => {
      if (claims.length > 0) void change('confirmed', withClaimsIn(claims));
    },
    [change],
  );
  return { rows: shown, keep };
}
