import type { RoutePath } from '../pages/routes.ts';

/** The two ways to win customers. */
export type Campaign = 'inbound' | 'outbound';

/** Where a campaign begins. */
export const campaignPaths = {
  inbound: '/keyword-research',
  outbound: '/target-companies',
} as const satisfies Readonly<Record<Campaign, RoutePath>>;

/** What there is of each kind; nothing while it is being counted, null where it could not be. */
export interface CampaignCounts {
  readonly keywords: number | null | undefined;
  readonly contentIdeas: number | null | undefined;
  readonly targetCompanies: number | null | undefined;
}
