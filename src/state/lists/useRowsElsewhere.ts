import useSWR from 'swr';
import type { Identified } from '#domain/lists/collection.ts';
import type { Known } from '#domain/onboarding/homeFacts.ts';
import { useServices } from '../services.ts';
import { useListReload } from './useListReload.ts';
import { useRowsWithChanges } from './useRowsWithChanges.ts';

/** The rows of a list, and a function that requests them again. */
export interface RowsElsewhere<Row> {
  readonly rows: Known<Row>;
  readonly onRetry: () => void;
}

/** `once` uses cached rows as they are. `refresh` shows them and requests them again. */
export type Freshness = 'once' | 'refresh';

/**
 * Returns the rows of a list on a page that is not its own. Shares the cache with the list's page. Sends no request when the
 * key is null.
 */
export function useRowsElsewhere<Row extends Identified>(
  key: readonly string[] | null,
  freshness: Freshness,
  request: () => Promise<readonly Row[]>,
): RowsElsewhere<Row> {
  const { lists } = useServices();
  const shouldRefresh = freshness === 'refresh';
  const loading = useSWR<readonly Row[], unknown>(
    key,
    () => (key ? lists.load(key, request) : []),
    {
      revalidateIfStale: shouldRefresh,
      revalidateOnFocus: false,
      revalidateOnReconnect: shouldRefresh,
      shouldRetryOnError: false,
    },
  );
  const { data, error, mutate } = loading;
  useListReload(key, () => mutate(), true);
  const rows = useRowsWithChanges(key, data);
  // Reading `isValidating` subscribes to it, so it is read only after a failure.
  const hasFailed = error !== undefined && !loading.isValidating;
  return {
    rows: rows ?? (hasFailed ? null : undefined),
    onRetry: () => void mutate().catch(() => undefined),
  };
}
