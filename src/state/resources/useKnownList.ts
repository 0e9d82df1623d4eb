import useSWR from 'swr';
import type { Identified } from '#domain/lists/collection.ts';
import { listKey } from '../lists/listKey.ts';
import { useListReload } from '../lists/useListReload.ts';
import { useRowsWithChanges } from '../lists/useRowsWithChanges.ts';
import { useCompany } from '../company.ts';
import { useServices } from '../services.ts';
import type { CompanyResource } from './useCompanyCollection.ts';

/**
 * Returns a list of the company for a page that is not the list's own. It uses cached rows or requests them once, and never
 * polls or generates. `rows` is null until they are loaded, and after a failure.
 */
export function useKnownList<Item extends Identified, Draft>(
  { rules, callsOf }: CompanyResource<Item, Draft>,
  isWanted = true,
): { readonly rows: readonly Item[] | null; readonly hasFailed: boolean } {
  const { api, lists } = useServices();
  const company = useCompany();
  const key =
    isWanted && company
      ? listKey(rules.name, { ...company, companyId: String(company.companyId) })
      : null;
  const { data, error, mutate } = useSWR<readonly Item[], unknown>(
    key,
    () => (company && key ? lists.load(key, () => callsOf(api, company).list()) : []),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: true,
      shouldRetryOnError: false,
    },
  );
  useListReload(key, () => mutate(), true);
  const rows = useRowsWithChanges(key, data) ?? null;
  return { rows, hasFailed: data === undefined && error !== undefined };
}
