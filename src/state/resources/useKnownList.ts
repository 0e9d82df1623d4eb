import useSWR from 'swr';
import type { Identified } from '#domain/lists/collection.ts';
import type { Api } from '#api/createApi.ts';
import { listKey } from '../collection/loadList.ts';
import { useListReload } from '../lists/useListReload.ts';
import { useShownRows } from '../lists/useShownRows.ts';
import { useCompany, type Company } from '../company.ts';
import { useServices } from '../services.ts';

type LoadList<Item> = (api: Api, company: Company) => Promise<readonly Item[]>;

export interface KnownList<Item> {
  /** Null until it is there, and where it cannot be had. */
  readonly rows: readonly Item[] | null;
  readonly hasFailed: boolean;
}

/** The rows of a list beside another page's own. */
export const useKnownList = <Item extends Identified>(
  name: string,
  list: LoadList<Item>,
  isWanted = true,
) => useKnownListState(name, list, isWanted).rows;

/**
 * A list of the company beside another page's own: asked for once, never polled or generated. Whatever the list's own page has
 * loaded is used as it is.
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
