import type { Sector } from './sector.ts';

/** Sectors of production, transport, construction and energy. */
export const industrySectors: readonly Sector[] = [
  {
    key: 'making',
    clues:
      /\b(?:manufactur|factory|machin(?:e|ery|ing)|industrial|component|steel|plastic|packag|3d print|prototype|cnc\b|textile|tooling|sensor|hardware)/gi,
    offers: [
      'short production runs',
      'rapid prototypes',
      'spare parts',
      'custom packaging',
      'technical drawings',
    ],
    buyers: [
      'production managers',
      'purchasing teams',
      'product designers',
      'plant engineers',
      'hardware start-ups',
    ],
    accounts: ['makers', 'carriers', 'builders', 'retailers', 'clinics'],
    bid: 6.1,
    intents: ['supplier', 'manufacturer', 'custom', 'wholesale', 'price per unit', 'quote'],
  },
  {
    key: 'logistics',
    clues:
      /\b(?:logistic|freight|shipping|warehous|courier|fleet|supply chain|transport|truck|cargo|last-mile|fulfil)/gi,
    offers: [
      'next-day delivery',
      'shared warehousing',
      'returns handling',
      'route planning',
      'customs paperwork',
    ],
    buyers: [
      'online shops',
      'import managers',
      'warehouse leads',
      'food producers',
      'purchasing teams',
    ],
    accounts: ['retailers', 'makers', 'carriers', 'restaurants', 'clinics'],
    bid: 7.3,
    intents: ['services', 'rates', 'quote', 'tracking', 'for ecommerce', 'same day'],
  },
  {
    key: 'property',
    clues:
      /\b(?:real estate|propert(?:y|ies)|rental|tenant|landlord|housing|apartment|realtor|letting|co-?working|office space)/gi,
    offers: [
      'property management',
      'tenant screening',
      'flexible leases',
      'viewings at short notice',
      'rent reviews',
    ],
    buyers: [
      'private landlords',
      'first-time buyers',
      'relocating families',
      'office managers',
      'small investors',
    ],
    accounts: ['landlords', 'builders', 'offices', 'lenders', 'hotels'],
    bid: 7.9,
    intents: ['near me', 'fees', 'for rent', 'companies', 'prices', 'reviews'],
  },
  {
    key: 'energy',
    clues:
      /\b(?:solar|energy|renewable|batter(?:y|ies)|heat pump|recycl|carbon|climate|electric(?:ity| vehicle)|wind power|insulation|charging)/gi,
    offers: [
      'site surveys',
      'rooftop installation',
      'battery storage',
      'energy audits',
      'maintenance contracts',
    ],
    buyers: [
      'homeowners',
      'farm owners',
      'facility managers',
      'housing associations',
      'warehouse operators',
    ],
    accounts: ['landlords', 'makers', 'carriers', 'schools', 'builders'],
    bid: 10.7,
    intents: ['cost', 'installers', 'grants', 'quote', 'near me', 'for business'],
  },
];
