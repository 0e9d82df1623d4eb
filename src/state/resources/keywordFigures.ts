import useSWR from 'swr';
import type { Keyword } from '#domain/keyword.ts';
import { useCompany } from '../company.ts';
import { useServices } from '../services.ts';

/**
 * The company's keywords where only their figures are wanted: asked for once, never polled. Whatever the keyword page has loaded is
 * used as it is, and a failure leaves the figures out.
 */
export function useKeywordFigures(): readonly Keyword[] {
  const { api } = useServices();
  const company = useCompany();
  const { data } = useSWR<readonly Keyword[], unknown>(
    company && ['keywords', company.workspace, String(company.companyId)],
    () => (company ? api.keywords.list(company.workspace, company.companyId) : []),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return data ?? none;
}

const none: readonly Keyword[] = [];
