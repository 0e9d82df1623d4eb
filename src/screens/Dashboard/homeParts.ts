import { CampaignStanding } from './CampaignStanding.tsx';
import { CoverageMaps } from './CoverageMaps.tsx';

/** The parts of the dashboard for returning people, in one chunk that loads after the campaign choice is shown. */
export const homeParts = { CampaignStanding, CoverageMaps };
export type HomeParts = typeof homeParts;
