/** Keywords that a member has pasted, with invented figures: suggestions without a keyword source have none. */
const keywords = (
  [
    ['sourdough bread', 22_200, 'LOW', 31, 0.22, 0.74, 12],
    ['bread delivery', 1_900, 'MEDIUM', 52, 0.41, 1.2, -8],
    ['artisan bread', 4_400, 'MEDIUM', 47, 0.35, 0.98, 4],
    ['sourdough for restaurants', 1_300, 'HIGH', 71, 0.68, 1.85, 0],
    ['bread subscription', 880, 'LOW', 28, 0.52, 1.4, 41],
    ['cake delivery', 14_800, 'VERY_HIGH', 93, 0.95, 2.4, 5],
    ['bakery gift box', 590, 'MEDIUM', 58, 0.6, 1.7, 23],
    ['dark rye bread', 720, 'VERY_LOW', 9, 0.18, 0.55, 17],
    ['local bakery delivery', 2_900, 'LOW', 36, 0.3, 0.9, -3],
    ['how to sell bread online', 90, 'VERY_LOW', 14, 0.44, 1.1, 9],
    ['focaccia bread', 8_100, 'VERY_LOW', 12, 0.15, 0.48, 31],
    ['hotel breakfast supplier', 40, 'LOW', 24, 0.5, 1.3, 0],
    ['bread delivery bristol', 3_600, 'HIGH', 78, 1.1, 3.15, -12],
    ['birthday cake delivery', 12_100, 'VERY_HIGH', 96, 1.3, 2.9, -6],
    ['gluten free bread', 33_100, 'HIGH', 66, 0.4, 1.25, 8],
  ] as const
).map(([keyword, volume, competitionLevel, competitionIndex, lowBid, highBid, trend]) => ({
  keyword,
  volume,
  competitionLevel,
  competitionIndex,
  lowBid,
  highBid,
  trend,
  region: 'United Kingdom',
}));

/** The names of the people as members have found them, in the order of the people. Blank: still a role without a name (D72). */
const names =
  `Olive Branch, Basil Greene, Rosemary Thyme, Herb Gardner, Poppy Seedling, Graham Crust,
Ginger Nutting, Barley Mills, Clementine Peel, Penny Loaf, Ryan Rye, , Honey Combe, Saffron Bunn, ,
Miller Stone, Hazel Tart, Juniper Berry`
    .split(',')
    .map((name) => name.trim());

/** The demo workspace, which local hosts and the apex use: its business, its users, and what they have added themselves. */
export const demo = {
  workspace: { company: 'Crumb & Co', domain: 'demo', fullName: 'Dana Reyes' },
  profile: {
    name: 'Crumb & Co',
    size: '10-50',
    website: 'https://crumb.example.co.uk',
    description:
      'We help independent bakeries sell bread, cakes and gift boxes online. Crumb & Co runs the web shop, plans same-day delivery routes and handles subscription orders for neighbourhood cafés in Bristol.',
  },
  users: [
    { name: 'Dana Reyes', email: 'dana@crumb.example', role: 'Owner' },
    { name: 'Tomas Lindqvist', email: 'tomas@crumb.example', role: 'Marketing' },
    { name: 'Priya Kaur', email: 'priya@crumb.example', role: 'Sales' },
  ],
  keywords,
  names,
} as const;
