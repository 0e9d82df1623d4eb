import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { HomeLists } from '#domain/onboarding/homeFacts.ts';
import {
  readVisits,
  seenBefore,
  seenLists,
  visitOf,
  withSeen,
  type SeenRows,
} from '#domain/onboarding/seenRows.ts';
import { systemClock } from '#platform/clock.ts';
import { useServices } from '../services.ts';
import { idsOf } from '#domain/lists/entityId.ts';

/** Returns the ids of the current rows of every loaded list. */
function rowsIn(lists: HomeLists): SeenRows {
  return Object.fromEntries(
    seenLists.flatMap((name) => {
      const rows = lists[name];
      return rows ? [[name, idsOf(rows)]] : [];
    }),
  );
}

/**
 * Returns the rows that the person saw at the last visit, and stores the current ones for the next visit. Only lists of this
 * tab trigger a write, never a write of another tab (D58).
 */
export function useHomeVisit(companyId: string | null, lists: HomeLists): SeenRows | null {
  const { storage } = useServices();
  const [openedAt] = useState(() => systemClock.now());
  const stored = useSyncExternalStore(storage.subscribe, () => storage.read('homeVisits'));
  const now = useMemo(() => JSON.stringify(rowsIn(lists)), [lists]);
  useEffect(() => {
    const rows = JSON.parse(now) as SeenRows;
    if (companyId === null || Object.keys(rows).length === 0) return;
    const visits = storage.readJson('homeVisits', readVisits) ?? [];
    const next = withSeen(visits, companyId, { rows, at: systemClock.now() });
    storage.writeJson('homeVisits', next);
  }, [storage, companyId, now]);
  return useMemo(() => {
    // `readJson` reads the text in `stored`.
    const visits = stored === undefined ? [] : storage.readJson('homeVisits', readVisits);
    return companyId === null ? null : seenBefore(visitOf(visits ?? [], companyId), openedAt);
  }, [storage, stored, companyId, openedAt]);
}
