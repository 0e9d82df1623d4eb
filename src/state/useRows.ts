import { useCallback, useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { readClaims, rowsWithoutConfirmed, withClaimsIn } from '#domain/evidence/claims.ts';
import { isToCheck } from '#domain/evidence/grounds.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { Known } from '#domain/onboarding/homeFacts.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { isEditing } from '#platform/editing.ts';
import type { Company } from './company.ts';
import { claimList, listKey, loadKey, loadWithRetries, type List, type ListKey } from './list.ts';
import { cachedList } from './listChanges.ts';
import { useServices } from './services.ts';
import { useShared } from './shared.ts';

/**
 * When a list is requested: always, or only while it is not in the cache. `onPage` is always, and while people at other target
 * companies are loaded, those who are known stay on screen.
 */
type Freshness = 'onPage' | 'always' | 'onceLoaded';

/**
 * Returns the rows of a list from the cache, without those that are being deleted. They are loaded again when the tab gets the
 * focus, unless something is being edited (D52). Sends no request before there is a company (D12). Of people, those `at` these
 * target companies are requested.
 */
export function useCachedRows<Item extends Identified, Draft>(
  list: List<Item, Draft>,
  company: Company | null,
  freshness: Freshness,
  at?: readonly EntityId[],
) {
  const { api, wait, listChanges } = useServices();
  const { cache, mutate } = useSWRConfig();
  const key = useMemo(() => company && listKey(list, company), [list, company]);
  const cached = useMemo(
    () => key && cachedList<Item>({ cache, mutate }, key),
    [cache, mutate, key],
  );
  const load = async () =>
    company
      ? loadWithRetries(() => list.callsOf(api, { ...company, ...(at && { at }) }).list(), wait)
      : [];
  const loading = useSWR<readonly Item[], unknown>(key && loadKey(key, at), load, {
    revalidateIfStale: freshness !== 'onceLoaded',
    shouldRetryOnError: false,
    // Only a load on focus or after a lost connection asks whether the page is visible.
    isVisible: () => document.visibilityState === 'visible' && !isEditing(),
  });
  const known = freshness === 'onPage' && at && loading.isValidating ? cached?.rows() : undefined;
  const data = loading.data ?? known;
  const hidden = useSyncExternalStore(listChanges.subscribe, () =>
    listChanges.hidden(cached?.name),
  );
  const rows = useMemo(
    () => (hidden.size > 0 ? data?.filter(({ id }) => !hidden.has(String(id))) : data),
    [data, hidden],
  );
  return { key, cached, rows, isDeleting: hidden.size > 0, loading };
}

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

/** The rows of a list on a page that is not its own, and a function that requests them again. */
export interface ListRows<Row> {
  readonly rows: Known<Row>;
  readonly onRetry: () => void;
}

/** Returns the rows of a list on a page that is not its own. Sends no request without a company. */
export function useRows<Item extends Identified, Draft>(
  list: List<Item, Draft>,
  company: Company | null,
  freshness: Freshness = 'onceLoaded',
  at?: readonly EntityId[],
): ListRows<Item> {
  const { rows, loading } = useCachedRows(list, company, freshness, at);
  // Reading `isValidating` subscribes to it, so it is read only after a failure.
  const hasFailed = loading.error !== undefined && !loading.isValidating;
  return {
    rows: rows ?? (hasFailed ? null : undefined),
    onRetry: () => void loading.mutate(),
  };
}
