import { digitalSectors } from './sectorsDigital.ts';
import { everydaySectors } from './sectorsEveryday.ts';
import { industrySectors } from './sectorsIndustry.ts';
import type { Sector } from './sector.ts';

/** For a business that says nothing of its trade. */
const general: Sector = {
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

/** The sector whose clues a text holds most of; the general one where it holds none. */
export function sectorOf(text: string): Sector {
  let best = { sector: general, hits: 0 };
  for (const sector of sectors) {
    const hits = text.match(sector.clues)?.length ?? 0;
    if (hits > best.hits) best = { sector, hits };
  }
  return best.sector;
}
