import type { RoutePath } from '../pages/routes.ts';

/** The two kinds of campaign. */
export type Campaign = 'inbound' | 'outbound';

/** The first page of each campaign. */
export const campaignPaths = {
  inbound: '/keyword-research',
  outbound: '/target-companies',
} as const satisfies Readonly<Record<Campaign, RoutePath>>;
