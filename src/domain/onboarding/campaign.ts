import type { RoutePath } from '../pages/routes.ts';

/** The two kinds of campaign. */
export type Campaign = 'inbound' | 'outbound';

/** The first page of each campaign. */
export const campaignPaths = {
  inbound: '/keyword-research',
  outbound: '/target-companies',
} as const satisfies Readonly<Record<Campaign, RoutePath>>;

/** The number of rows of each kind: undefined while loading, null after a failure. */
export interface CampaignCounts {
  readonly keywords: number | null | undefined;
  readonly contentIdeas: number | null | undefined;
  readonly targetCompanies: number | null | undefined;
}
