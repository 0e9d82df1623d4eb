import useSWR from 'swr';
import type { Api } from '#api/createApi.ts';
import { takeEarly } from '../collection/earlyLists.ts';
import { listKey } from '../collection/loadList.ts';
import { useRowsAtHand } from '../collection/useRowsAtHand.ts';
import { useCompany, type Company } from '../company.ts';
import { useServices } from '../services.ts';

/**
 * A list of the company beside another page's own: asked for once, never polled or generated. Null until it is there, and where it
 * cannot be had. Whatever the list's own page has loaded is used as it is.
 */
export function useKnownList<Item>(
  name: string,
  list: (api: Api, company: Company) => Promise<readonly Item[]>,
  isWanted = true,
): readonly Item[] | null {
  const { api } = useServices();
  const company = useCompany();
  const key =
    isWanted && company
      ? listKey(name, { workspace: company.workspace, companyId: String(company.companyId) })
      : null;
  useRowsAtHand(key);
  const { data } = useSWR<readonly Item[], unknown>(
    key,
    () => (company && key ? (takeEarly<Item>(key) ?? list(api, company)) : []),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: true,
      shouldRetryOnError: false,
    },
  );
  return data ?? null;
}
