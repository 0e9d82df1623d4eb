import useSWR from 'swr';
import { distinctTexts } from '#domain/entities/texts.ts';
import { useCompany } from './company.ts';
import { loadWithRetries } from './list.ts';
import { useServices } from './services.ts';

/**
 * Returns the target ICPs for a content idea. Returns the titles of the company's ICPs when there are none or their call
 * fails (D36).
 */
export function useTargetIcps(): readonly string[] {
  const { api, wait, log } = useServices();
  const company = useCompany();
  const { data } = useSWR<readonly string[], unknown>(
    company && ['targetIcps', company.workspace, String(company.companyId)],
    async () => {
      if (!company) return [];
      const { workspace, companyId } = company;
      const withRetries = <Answer>(load: () => Promise<Answer>) => loadWithRetries(load, wait);
      try {
        const titles = await withRetries(() => api.contentIdeas.targetIcps(workspace, companyId));
        if (titles.length > 0) return titles;
      } catch (cause) {
        log('Failed to get target ICP', cause);
      }
      const icps = await withRetries(() => api.icps.list(workspace, companyId));
      return distinctTexts(icps.map(({ title }) => title));
    },
    { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false },
  );
  return data ?? none;
}

const none: readonly string[] = [];
