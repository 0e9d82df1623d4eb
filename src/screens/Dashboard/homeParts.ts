import { CampaignStanding } from './CampaignStanding.tsx';
import { CoverageMaps } from './CoverageMaps.tsx';

/** What stands on the dashboard for whoever comes back, in one file that loads after the choice of a campaign. */
export const homeParts = { CampaignStanding, CoverageMaps };
export type HomeParts = typeof homeParts;
