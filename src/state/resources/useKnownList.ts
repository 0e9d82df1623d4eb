import useSWR from 'swr';
import type { Identified } from '#domain/lists/collection.ts';
import type { Api } from '#api/createApi.ts';
import { listKey } from '../lists/createLists.ts';
import { useListReload } from '../lists/useListReload.ts';
import { useShownRows } from '../lists/useShownRows.ts';
import { useCompany, type Company } from '../company.ts';
import { useServices } from '../services.ts';

type LoadList<Item> = (api: Api, company: Company) => Promise<readonly Item[]>;

export interface KnownList<Item> {
  /** Null until the rows are loaded, and after a failure. */
  readonly rows: readonly Item[] | null;
  readonly hasFailed: boolean;
}

/** Returns the rows of a list for a page that is not the list's own. */
export const useKnownList = <Item extends Identified>(
  name: string,
  list: LoadList<Item>,
  isWanted = true,
) => useKnownListState(name, list, isWanted).rows;

/**
 * Returns a list of the company for a page that is not the list's own. It is requested once and never polled or generated. Rows
 * that the list's own page has loaded are used from the cache.
 */
export function useKnownListState<Item extends Identified>(
  name: string,
  list: LoadList<Item>,
  isWanted = true,
): KnownList<Item> {
  const { api, lists } = useServices();
  const company = useCompany();
  const key =
    isWanted && company
      ? listKey(name, { workspace: company.workspace, companyId: String(company.companyId) })
      : null;
  const { data, error, mutate } = useSWR<readonly Item[], unknown>(
    key,
    () => (company && key ? lists.load(key, () => list(api, company)) : []),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: true,
      shouldRetryOnError: false,
    },
  );
  useListReload(key, () => mutate(), true);
  const rows = useShownRows(key, data) ?? null;
  return { rows, hasFailed: data === undefined && error !== undefined };
}
