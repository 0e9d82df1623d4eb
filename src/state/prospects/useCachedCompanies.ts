import useSWR from 'swr';
import type { TargetCompany } from '#domain/companies/targetCompany.ts';
import { useCompany } from '../company.ts';
import { listKey } from '../list.ts';
import { useServices } from '../services.ts';
import { targetCompanyList } from '../targetCompanies.ts';

/** Returns the target companies that another page has loaded; null before that. Sends no request (D32). */
export function useCachedCompanies(): readonly TargetCompany[] | null {
  const services = useServices();
  const company = useCompany();
  const key = company && listKey(targetCompanyList, company, services);
  const { data } = useSWR<readonly TargetCompany[], unknown>(key, null);
  return data ?? null;
}
