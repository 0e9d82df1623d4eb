import type { AccountKind } from './account.ts';

/** Kinds of company whose premises guests or customers visit. */
export const hospitalityAccounts: Readonly<
  Record<'hotels' | 'restaurants' | 'retailers' | 'venues' | 'gyms' | 'offices', AccountKind>
> = {
  hotels: {
    noun: 'hotel group',
    clues: /hotel|guest ?house|hostel/i,
    suffixes: ['Hotels', 'Hospitality', 'Stays'],
    does: [
      'runs nine mid-size hotels for business and weekend guests',
      'turns historic buildings into small design hotels',
      'operates apartment hotels for longer stays',
    ],
    news: [
      'reopened its oldest house after a full refurbishment',
      'signed the lease for a hotel beside the main station',
      'moved all bookings to its own website',
    ],
    efforts: [
      'raising midweek occupancy without lowering room rates',
      'one standard for suppliers across all its houses',
      'making breakfast and events a reason to book',
    ],
    roles: ['General Manager', 'Head of Procurement', 'Guest Experience Manager', 'F&B Director'],
  },
  restaurants: {
    noun: 'restaurant group',
    clues: /restaurant|café|cafe|bistro|bakeri|coffee shop|chef/i,
    suffixes: ['Kitchens', 'Dining', 'Restaurants'],
    does: [
      'runs a dozen neighbourhood restaurants',
      'operates lunch counters in office districts',
      'brings regional cooking to the high street',
    ],
    news: [
      'opened its twelfth restaurant',
      'started a delivery-only kitchen',
      'won a regional award for its seasonal menu',
    ],
    efforts: [
      'keeping menu prices steady while ingredient costs rise',
      'finding suppliers who can serve every site',
      'filling quiet weekday evenings',
    ],
    roles: ['Operations Director', 'Executive Chef', 'Purchasing Manager', 'Head of Marketing'],
  },
  retailers: {
    noun: 'retail chain',
    clues: /shop|retail|boutique|store|merchant/i,
    suffixes: ['Stores', 'Market', 'Trading'],
    does: [
      'runs thirty town-centre shops and a growing online store',
      'sells home and lifestyle goods through its own shops',
      'operates regional supermarkets with a focus on local producers',
    ],
    news: [
      'launched click and collect in every shop',
      'announced four new locations',
      'brought its online and shop teams under one lead',
    ],
    efforts: [
      'bringing online buyers back into the shops',
      'a range that its larger rivals do not carry',
      'shorter lead times for seasonal goods',
    ],
    roles: ['Head of Buying', 'E-commerce Manager', 'Retail Director', 'Category Manager'],
  },
  venues: {
    noun: 'events company',
    clues: /event|wedding|conference|venue|festival/i,
    suffixes: ['Events', 'Venues', 'Gatherings'],
    does: [
      'hosts conferences and company celebrations in three venues',
      'plans trade fairs and product launches',
      'organises festivals and open-air markets',
    ],
    news: [
      'took over a second venue by the river',
      'sold out its spring conference season',
      'introduced hybrid tickets for all its conferences',
    ],
    efforts: [
      'partners who can cope with short notice',
      'making events less wasteful without making them duller',
      'filling weekdays with company bookings',
    ],
    roles: ['Head of Events', 'Venue Manager', 'Partnerships Manager', 'Production Lead'],
  },
  gyms: {
    noun: 'fitness chain',
    clues: /gym|fitness|athlet|sports? club|studio/i,
    suffixes: ['Fitness', 'Clubs', 'Movement'],
    does: [
      'runs eight gyms with a strong class programme',
      'operates small training studios in residential areas',
      'offers company memberships across the region',
    ],
    news: [
      'opened a studio for members over fifty',
      'replaced contracts with monthly memberships',
      'added recovery rooms to its largest club',
    ],
    efforts: [
      'keeping new members past the third month',
      'an offer for companies as well as for individuals',
      'income beyond membership fees',
    ],
    roles: ['Club Manager', 'Head of Membership', 'Wellbeing Lead', 'Managing Director'],
  },
  offices: {
    noun: 'workspace operator',
    clues: /office|co-?working|workspace/i,
    suffixes: ['Workspaces', 'Commons', 'House'],
    does: [
      'runs shared offices for teams of five to fifty',
      'manages serviced offices above its own cafés',
      'operates a campus for small companies and freelancers',
    ],
    news: [
      'added two floors to its main building',
      'introduced day passes for remote teams',
      'renewed its community programme for members',
    ],
    efforts: [
      'services that make members stay longer',
      'bringing people back on Mondays and Fridays',
      'partners who can look after every floor',
    ],
    roles: ['Community Manager', 'Head of Operations', 'Office Manager', 'Head of Partnerships'],
  },
};
