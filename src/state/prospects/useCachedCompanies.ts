import useSWR from 'swr';
import type { TargetCompany } from '#domain/companies/targetCompany.ts';
import { useCompany } from '../company.ts';
import { listKey } from '../lists/listKey.ts';
import { useRowsWithChanges } from '../lists/useRowsWithChanges.ts';

/** Returns the target companies that another page has loaded; null before that. Sends no request (D32). */
export function useCachedCompanies(): readonly TargetCompany[] | null {
  const company = useCompany();
  const key =
    company && listKey('targetCompanies', { ...company, companyId: String(company.companyId) });
  const { data } = useSWR<readonly TargetCompany[], unknown>(key, null);
  return useRowsWithChanges(key, data) ?? null;
}
