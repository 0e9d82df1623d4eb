import { digitalSectors } from './sectorsDigital.ts';
import { everydaySectors } from './sectorsEveryday.ts';
import { industrySectors } from './sectorsIndustry.ts';
import type { Sector } from './sector.ts';

/** The sector of a business whose profile contains no clue. */
export const general: Sector = {
  key: 'general',
  clues: /(?!)/g,
  offers: [
    'personal service',
    'expert advice',
    'customer support',
    'tailored packages',
    'on-site visits',
  ],
  buyers: [
    'small business owners',
    'office managers',
    'first-time buyers',
    'regular customers',
    'growing teams',
  ],
  accounts: ['retailers', 'hotels', 'softwareFirms', 'clinics', 'landlords'],
  bid: 4.2,
  intents: ['near me', 'prices', 'quote', 'reviews', 'online', 'for business'],
};

const sectors: readonly Sector[] = [...everydaySectors, ...digitalSectors, ...industrySectors];

/** Returns the sector with the most clues in a text; undefined when there are none. */
export function sectorOf(text: string): Sector | undefined {
  let best: { readonly sector: Sector; readonly hits: number } | undefined;
  for (const sector of sectors) {
    const hits = text.match(sector.clues)?.length ?? 0;
    if (hits > (best?.hits ?? 0)) best = { sector, hits };
  }
  return best?.sector;
}
