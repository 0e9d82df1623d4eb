import useSWR from 'swr';
import type { CampaignCounts } from '#domain/onboarding/campaign.ts';
import { useCompanyGenerations } from '../generation/useCompanyGenerations.ts';

/** Returns the number of rows in a list of the company, from the cache that the list's own page uses. */
function useCount(kind: keyof CampaignCounts, isWanted: boolean): number | null | undefined {
  const company = useCompanyGenerations();
  const key = company && isWanted ? [kind, company.scope.workspace, company.scope.companyId] : null;
  const { data, error } = useSWR<readonly unknown[], unknown>(
    key,
    () => company?.callsOf(kind).list() ?? Promise.resolve([]),
    { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false },
  );
  if (data) return data.length;
  return error === undefined ? undefined : null;
}

/** Returns the counts for the campaign cards. Requests are sent only when `isWanted`. */
export function useCampaignCounts(isWanted: boolean): CampaignCounts {
  return {
    keywords: useCount('keywords', isWanted),
    contentIdeas: useCount('contentIdeas', isWanted),
    targetCompanies: useCount('targetCompanies', isWanted),
  };
}
