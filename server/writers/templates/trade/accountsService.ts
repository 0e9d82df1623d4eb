import type { AccountKind } from './account.ts';

/** Companies that sell time, trust and knowledge. */
export const serviceAccounts: Readonly<
  Record<
    'clinics' | 'schools' | 'insurers' | 'lenders' | 'lawFirms' | 'agencies' | 'softwareFirms',
    AccountKind
  >
> = {
  clinics: {
    noun: 'clinic network',
    clues: /clinic|patient|dentist|doctor|practice|hospital|physio/i,
    suffixes: ['Clinics', 'Health', 'Medical'],
    does: [
      'runs six outpatient clinics with shared reception',
      'brings family doctors and specialists under one roof',
      'operates day clinics for minor surgery',
    ],
    news: [
      'opened an evening clinic for working patients',
      'put its appointment book online',
      'joined a regional network for shared diagnostics',
    ],
    efforts: [
      'shorter waiting times without longer shifts',
      'fewer missed appointments',
      'less paperwork for nursing staff',
    ],
    roles: ['Practice Manager', 'Medical Director', 'Head of Patient Services', 'Operations Lead'],
  },
  schools: {
    noun: 'school group',
    clues: /school|student|universit|teacher|education/i,
    suffixes: ['Schools', 'Academies', 'Learning'],
    does: [
      'runs five independent schools',
      'operates vocational colleges with local employers',
      'offers language and exam courses for adults',
    ],
    news: [
      'opened a new science building',
      'started a bilingual programme',
      'published its plan for a lower-carbon campus',
    ],
    efforts: [
      'attracting applicants from further away',
      'giving teachers back time for teaching',
      'running older buildings at lower cost',
    ],
    roles: ['Head of Admissions', 'Bursar', 'Director of Operations', 'Deputy Principal'],
  },
  insurers: {
    noun: 'insurance company',
    clues: /insur/i,
    suffixes: ['Mutual', 'Insurance', 'Assurance'],
    does: [
      'insures small companies and their staff',
      'covers homes and vehicles across the region',
      'specialises in health cover for families',
    ],
    news: [
      'launched a policy for the self-employed',
      'opened claims by phone and chat at weekends',
      'named a new head of prevention',
    ],
    efforts: [
      'settling simple claims within a day',
      'giving customers a reason to stay at renewal',
      'preventing claims rather than paying them',
    ],
    roles: ['Claims Director', 'Head of Partnerships', 'Chief Operating Officer', 'Product Lead'],
  },
  lenders: {
    noun: 'regional bank',
    clues: /bank|credit union|lender|finance team|investor/i,
    suffixes: ['Savings', 'Credit Union', 'Bank'],
    does: [
      'lends to local companies and first-time buyers',
      'serves thirty thousand members from eleven branches',
      'finances equipment for small manufacturers',
    ],
    news: [
      'refreshed its app for business customers',
      'merged two branches into an advice centre',
      'set up a fund for young companies',
    ],
    efforts: [
      'winning business customers under forty',
      'keeping branches useful as counters grow quiet',
      'faster answers to loan applications',
    ],
    roles: ['Branch Director', 'Head of Business Banking', 'Digital Lead', 'Head of Marketing'],
  },
  lawFirms: {
    noun: 'law firm',
    clues: /law|legal|attorney|solicitor/i,
    suffixes: ['Legal', 'Partners', 'Law'],
    does: [
      'advises family businesses and their owners',
      'handles employment and contract matters for mid-size firms',
      'represents builders and landlords',
    ],
    news: [
      'promoted three lawyers to partner',
      'introduced fixed fees for standard matters',
      'opened an office near the court',
    ],
    efforts: [
      'spending fewer hours on routine paperwork',
      'keeping young lawyers in the firm',
      'being found by clients beyond its home town',
    ],
    roles: ['Managing Partner', 'Practice Director', 'Head of Operations', 'Office Manager'],
  },
  agencies: {
    noun: 'marketing agency',
    clues: /agenc|marketing|creative|brand/i,
    suffixes: ['Studio', 'Creative', 'Media'],
    does: [
      'plans campaigns for regional brands',
      'builds websites and shops for mid-size companies',
      'looks after content and social channels for consumer brands',
    ],
    news: [
      'won the account of a well-known outdoor brand',
      'set up an in-house film team',
      'moved into a former print works',
    ],
    efforts: [
      'steadier income between large projects',
      'showing clients results they can check',
      'taking on more work with the same team',
    ],
    roles: ['Managing Director', 'Client Services Director', 'Head of Delivery', 'Creative Lead'],
  },
  softwareFirms: {
    noun: 'software company',
    clues: /software|start-?up|saas|sales team|product|IT |developer|operations team|tech/i,
    suffixes: ['Systems', 'Labs', 'Software'],
    does: [
      'makes planning software for service companies',
      'builds booking tools for local businesses',
      'offers a data platform for mid-size firms',
    ],
    news: [
      'closed a funding round to grow its sales team',
      'launched a self-service plan',
      'opened a second engineering office',
    ],
    efforts: [
      'turning trial users into paying customers',
      'growing the team without losing its pace',
      'shorter sales cycles with larger customers',
    ],
    roles: ['Head of Growth', 'VP Operations', 'Chief of Staff', 'Head of People'],
  },
};
