import type { Sector } from './sector.ts';

/** Sectors of office and digital work. */
export const digitalSectors: readonly Sector[] = [
  {
    key: 'software',
    clues:
      /\b(?:software|apps?\b|saas|platform|dashboard|apis?\b|cloud|automat|data\b|ai\b|ai-|analytics|workflow|crm|erp\b|cyber|developer|digital|no-code|plugin|machine learning)/gi,
    offers: [
      'workflow automation',
      'reporting dashboards',
      'guided onboarding',
      'ready-made integrations',
      'usage analytics',
    ],
    buyers: [
      'operations teams',
      'finance teams',
      'product managers',
      'growing start-ups',
      'IT managers',
    ],
    accounts: ['softwareFirms', 'carriers', 'agencies', 'retailers', 'insurers'],
    bid: 14.5,
    intents: ['software', 'tool', 'platform', 'pricing', 'demo', 'alternatives'],
  },
  {
    key: 'finance',
    clues:
      /\b(?:bank|loan|mortgage|invest|insur|account(?:ing|ants?)|tax\b|taxes|payroll|invoic|payment|fintech|bookkeep|lend|pension|wealth|reconciliation)/gi,
    offers: [
      'monthly bookkeeping',
      'year-end accounts',
      'cash-flow forecasts',
      'payroll runs',
      'funding advice',
    ],
    buyers: [
      'freelancers',
      'limited-company directors',
      'finance managers',
      'shop owners',
      'start-up founders',
    ],
    accounts: ['retailers', 'builders', 'agencies', 'restaurants', 'softwareFirms'],
    bid: 16.8,
    intents: ['software', 'services', 'cost', 'online', 'for small business', 'comparison'],
  },
  {
    key: 'professional',
    clues:
      /\b(?:law\b|legal|lawyer|attorney|consult|advis|compliance|audit|recruit|hr\b|staffing|notary|contracts?\b|trademark|immigration)/gi,
    offers: [
      'fixed-fee reviews',
      'first consultations',
      'contract templates',
      'retained advice',
      'compliance checks',
    ],
    buyers: [
      'company founders',
      'HR directors',
      'managing partners',
      'property owners',
      'family businesses',
    ],
    accounts: ['softwareFirms', 'builders', 'lenders', 'landlords', 'makers'],
    bid: 18.2,
    intents: ['services', 'fees', 'near me', 'for startups', 'consultation', 'firm'],
  },
  {
    key: 'creative',
    clues:
      /\b(?:marketing|design(?:er|s)?\b|brand|agency|video|photo|advertis|content|seo\b|social media|copywrit|illustrat|podcast|web design)/gi,
    offers: [
      'brand identities',
      'launch campaigns',
      'product photography',
      'website refreshes',
      'content calendars',
    ],
    buyers: [
      'marketing managers',
      'start-up founders',
      'shop owners',
      'in-house brand teams',
      'event organisers',
    ],
    accounts: ['retailers', 'softwareFirms', 'hotels', 'gyms', 'venues'],
    bid: 8.9,
    intents: ['agency', 'services', 'packages', 'pricing', 'examples', 'for small business'],
  },
];
