import type { Sector } from './sector.ts';

/** Sectors of daily life: shops, health, homes and leisure. */
export const everydaySectors: readonly Sector[] = [
  {
    key: 'food',
    clues:
      /\b(?:food|bak(?:e|er|ed|ing)|bread|sourdough|coffee|restaurant|cater|tea\b|meal|kitchen|chocolate|wine|beer|brew|snack|farm|cheese|roast|cafés?\b|cake|vegan)/gi,
    offers: [
      'office catering',
      'fresh delivery',
      'tasting boxes',
      'wholesale supply',
      'seasonal menus',
    ],
    buyers: ['café owners', 'office managers', 'event planners', 'weekend shoppers', 'head chefs'],
    accounts: ['hotels', 'restaurants', 'venues', 'offices', 'retailers'],
    bid: 2.3,
    intents: ['near me', 'delivery', 'wholesale', 'subscription', 'gift box', 'catering'],
  },
  {
    key: 'retail',
    clues:
      /\b(?:shop|store|retail|e-?commerce|fashion|cloth|apparel|jewel|gift|cosmetic|beauty|furnitur|toys?\b|pets?\b|boutique|handmade|ceramic|tableware|candle|shoes?\b)/gi,
    offers: [
      'gift sets',
      'seasonal collections',
      'made-to-order pieces',
      'trade orders',
      'gift vouchers',
    ],
    buyers: [
      'gift buyers',
      'design shops',
      'interior designers',
      'returning customers',
      'boutique owners',
    ],
    accounts: ['retailers', 'hotels', 'restaurants', 'venues', 'offices'],
    bid: 2.6,
    intents: ['online', 'near me', 'gift', 'wholesale', 'sale', 'delivery'],
  },
  {
    key: 'health',
    clues:
      /\b(?:clinic|health|medic|dental|dentist|therap|patient|nurs|care\b|hospital|pharma|diagnos|physio|veterinar|vets?\b|teeth)/gi,
    offers: [
      'same-week appointments',
      'routine check-ups',
      'treatment plans',
      'remote consultations',
      'aftercare',
    ],
    buyers: [
      'young families',
      'office workers',
      'retired patients',
      'company HR teams',
      'sports clubs',
    ],
    accounts: ['insurers', 'schools', 'gyms', 'clinics', 'offices'],
    bid: 6.8,
    intents: ['near me', 'cost', 'appointment', 'private', 'reviews', 'emergency'],
  },
  {
    key: 'wellbeing',
    clues:
      /\b(?:gyms?\b|fitness|yoga|wellness|pilates|spa\b|sports?\b|nutrition|massage|meditat|personal train)/gi,
    offers: [
      'small-group classes',
      'beginner courses',
      'corporate wellbeing',
      'monthly memberships',
      'weekend retreats',
    ],
    buyers: [
      'busy professionals',
      'new parents',
      'complete beginners',
      'company HR teams',
      'amateur athletes',
    ],
    accounts: ['gyms', 'hotels', 'offices', 'softwareFirms', 'clinics'],
    bid: 2.9,
    intents: ['near me', 'classes', 'for beginners', 'prices', 'online', 'membership'],
  },
  {
    key: 'travel',
    clues:
      /\b(?:travel|tours?\b|tourism|hotel|trips?\b|guests?\b|hostel|flights?\b|vacation|holiday|retreat|camping|sailing)/gi,
    offers: [
      'guided tours',
      'weekend breaks',
      'group bookings',
      'private transfers',
      'tailor-made itineraries',
    ],
    buyers: [
      'couples on short breaks',
      'families with children',
      'company event planners',
      'solo travellers',
      'retired explorers',
    ],
    accounts: ['hotels', 'venues', 'agencies', 'schools', 'softwareFirms'],
    bid: 2.2,
    intents: ['packages', 'deals', 'itinerary', 'reviews', 'for families', 'prices'],
  },
  {
    key: 'home',
    clues:
      /\b(?:plumb|electrician|clean(?:ing|er)|garden|landscap|roof|renovat|paint(?:ing|er)|repair|hvac|interior|carpent|handyman|boiler|kitchen fitting)/gi,
    offers: [
      'emergency call-outs',
      'annual servicing',
      'fixed-price quotes',
      'full renovations',
      'maintenance plans',
    ],
    buyers: [
      'homeowners',
      'landlords with several flats',
      'letting agents',
      'first-time buyers',
      'shop owners',
    ],
    accounts: ['landlords', 'builders', 'hotels', 'schools', 'retailers'],
    bid: 9.4,
    intents: ['near me', 'cost', 'quote', 'emergency', 'same day', 'reviews'],
  },
  {
    key: 'education',
    clues:
      /\b(?:school|course|learn|teach|tutor|student|training|universit|curricul|lessons?\b|coach|exam|language class)/gi,
    offers: [
      'evening courses',
      'exam preparation',
      'one-to-one lessons',
      'team training',
      'certificates',
    ],
    buyers: [
      'working parents',
      'career changers',
      'university applicants',
      'HR managers',
      'school leaders',
    ],
    accounts: ['schools', 'softwareFirms', 'offices', 'lenders', 'clinics'],
    bid: 5.1,
    intents: ['online', 'course', 'for beginners', 'certificate', 'cost', 'near me'],
  },
];
