import type { RoutePath } from '../pages/routes.ts';

export type Campaign = 'inbound' | 'outbound';

export const campaignPaths = {
  inbound: '/keyword-research',
  outbound: '/target-companies',
} as const satisfies Readonly<Record<Campaign, RoutePath>>;
