/** A market: its region, country and main city, and its size from 1 to 10. */
export interface Place {
  readonly region: string;
  readonly country: string;
  readonly city: string;
  readonly weight: number;
}

const rows = `
Greater London|United Kingdom|London|9
North West England|United Kingdom|Manchester|6
Yorkshire|United Kingdom|Leeds|4
Central Scotland|United Kingdom|Glasgow|4
South West England|United Kingdom|Bristol|4
Leinster|Ireland|Dublin|4
Greater New York|United States|New York|10
New England|United States|Boston|7
Greater Chicago|United States|Chicago|8
Texas Triangle|United States|Austin|8
Southern California|United States|San Diego|9
Pacific Northwest|United States|Portland|6
Colorado Front Range|United States|Denver|5
South Florida|United States|Miami|6
Research Triangle|United States|Raleigh|4
Greater Toronto|Canada|Toronto|7
Metro Vancouver|Canada|Vancouver|5
Greater Montreal|Canada|Montreal|5
New South Wales|Australia|Sydney|6
Victoria|Australia|Melbourne|6
Auckland Region|New Zealand|Auckland|3
Bavaria|Germany|Munich|8
North Rhine-Westphalia|Germany|Cologne|8
Berlin and Brandenburg|Germany|Berlin|7
Hamburg Metropolitan Region|Germany|Hamburg|6
Vienna Region|Austria|Vienna|5
Greater Zurich|Switzerland|Zurich|6
Lake Geneva Region|Switzerland|Geneva|4
Randstad|Netherlands|Rotterdam|7
North Brabant|Netherlands|Eindhoven|4
Flanders|Belgium|Antwerp|5
Île-de-France|France|Paris|9
Auvergne-Rhône-Alpes|France|Lyon|6
Occitanie|France|Toulouse|5
Lombardy|Italy|Milan|7
Emilia-Romagna|Italy|Bologna|5
Catalonia|Spain|Barcelona|6
Community of Madrid|Spain|Madrid|7
Greater Lisbon|Portugal|Lisbon|4
Northern Portugal|Portugal|Porto|3
Copenhagen Region|Denmark|Copenhagen|5
Stockholm County|Sweden|Stockholm|6
Western Sweden|Sweden|Gothenburg|4
Oslo Region|Norway|Oslo|5
Helsinki Region|Finland|Helsinki|4
Masovia|Poland|Warsaw|5
Lesser Poland|Poland|Kraków|3
Central Bohemia|Czechia|Prague|4
Kyiv Region|Ukraine|Kyiv|4
Western Ukraine|Ukraine|Lviv|3
Attica|Greece|Athens|3
Greater Istanbul|Türkiye|Istanbul|7
Tel Aviv District|Israel|Tel Aviv|4
Dubai|United Arab Emirates|Dubai|6
Singapore|Singapore|Singapore|6
Greater Tokyo|Japan|Tokyo|10
Kansai|Japan|Osaka|8
Seoul Capital Area|South Korea|Seoul|8
Pearl River Delta|China|Shenzhen|9
Yangtze River Delta|China|Shanghai|10
Greater Bengaluru|India|Bengaluru|7
Mumbai Metropolitan Region|India|Mumbai|8
Greater São Paulo|Brazil|São Paulo|8
Mexico City Valley|Mexico|Mexico City|7
Gauteng|South Africa|Johannesburg|4
Western Cape|South Africa|Cape Town|4
Nairobi Region|Kenya|Nairobi|3
Greater Lagos|Nigeria|Lagos|5
`;

/** All known markets. */
export const places: readonly Place[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [region = '', country = '', city = '', weight] = row.split('|');
    return { region, country, city, weight: Number(weight) };
  });

const countryByEnding: Readonly<Record<string, string>> = {
  uk: 'United Kingdom',
  ie: 'Ireland',
  ca: 'Canada',
  au: 'Australia',
  nz: 'New Zealand',
  de: 'Germany',
  at: 'Austria',
  ch: 'Switzerland',
  nl: 'Netherlands',
  be: 'Belgium',
  fr: 'France',
  it: 'Italy',
  es: 'Spain',
  pt: 'Portugal',
  dk: 'Denmark',
  se: 'Sweden',
  no: 'Norway',
  fi: 'Finland',
  pl: 'Poland',
  cz: 'Czechia',
  ua: 'Ukraine',
  gr: 'Greece',
  tr: 'Türkiye',
  ae: 'United Arab Emirates',
  sg: 'Singapore',
  jp: 'Japan',
  kr: 'South Korea',
  cn: 'China',
  in: 'India',
  br: 'Brazil',
  mx: 'Mexico',
  za: 'South Africa',
  ke: 'Kenya',
  ng: 'Nigeria',
};

/** Returns the home of a business: from the places in its description, otherwise from the ending of its web address. */
export function homeOf(said: readonly string[], host: string): Place | undefined {
  const wanted = said.map((name) => name.toLowerCase());
  const named = places.find(({ region, country, city }) =>
    wanted.some((name) =>
      [region, country, city].some((known) => name.includes(known.toLowerCase())),
    ),
  );
  const country = countryByEnding[host.slice(host.lastIndexOf('.') + 1)];
  return named ?? places.find((place) => place.country === country);
}
