import useSWR from 'swr';
import type { Identified } from '#domain/lists/collection.ts';
import type { Known } from '#domain/onboarding/homeFacts.ts';
import { useListReload } from '../lists/useListReload.ts';
import { useShownRows } from '../lists/useShownRows.ts';
import { useServices } from '../services.ts';

/** The rows of a list on the dashboard, and how to ask for them again. */
export interface HomeRows<Row> {
  readonly rows: Known<Row>;
  readonly onRetry: () => void;
}

const settings = {
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
} as const;

/** Returns a list from the cache of its own page, asked for anew once. Without a key nothing is asked. */
export function useHomeRows<Row extends Identified>(
  key: readonly string[] | null,
  request: () => Promise<readonly Row[]>,
): HomeRows<Row> {
  const { lists } = useServices();
  const { data, error, isValidating, mutate } = useSWR<readonly Row[], unknown>(
    key,
    () => (key ? lists.load(key, request) : []),
    settings,
  );
  useListReload(key, () => mutate(), true);
  const rows = useShownRows(key, data);
  const hasFailed = error !== undefined && !isValidating;
  return { rows: rows ?? (hasFailed ? null : undefined), onRetry: () => void mutate() };
}
