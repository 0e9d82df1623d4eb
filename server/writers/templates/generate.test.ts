import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companySizes, type BusinessProfile } from '#domain/business/businessInfo.ts';
import { briefOf, type Brief } from './brief.ts';
import { contentIdeas } from './kinds/contentIdeas.ts';
import { emails } from './kinds/emails.ts';
import { geographies } from './kinds/geographies.ts';
import { icps } from './kinds/icps.ts';
import { keywords } from './kinds/keywords.ts';
import { competitionOf } from './kinds/keywordFigures.ts';
import { addressOf, prospects } from './kinds/prospects.ts';
import { targetCompanies } from './kinds/targetCompanies.ts';
import { usps } from './kinds/usps.ts';
import { take } from './supply.ts';

const employer = { name: 'Saltmarsh Kitchens', description: 'A restaurant group from Bristol.' };
const addressee = { name: 'Olena Ferreira', role: 'Buyer', company: employer.name, note: '' };

/** Every kind of suggestion: its supply, the name of an item, and the number that a page requests at once. */
const kinds = {
  usps: { supply: usps, nameOf: (item: unknown) => field(item, 'title'), count: 4 },
  icps: { supply: icps, nameOf: (item: unknown) => field(item, 'title'), count: 3 },
  geographies: { supply: geographies, nameOf: (item: unknown) => field(item, 'region'), count: 4 },
  targetCompanies: {
    supply: targetCompanies,
    nameOf: (item: unknown) => field(item, 'name'),
    count: 6,
  },
  keywords: { supply: keywords, nameOf: (item: unknown) => field(item, 'keyword'), count: 20 },
  contentIdeas: {
    supply: (brief: Brief) => contentIdeas(brief, []),
    nameOf: (item: unknown) => field(item, 'title'),
    count: 4,
  },
  prospects: {
    supply: (brief: Brief) => prospects(brief, employer),
    nameOf: (item: unknown) => field(item, 'name'),
    count: 3,
  },
  emails: {
    supply: (brief: Brief) => emails(brief, addressee, 'Dana Reyes'),
    nameOf: (item: unknown) => field(item, 'body'),
    count: 3,
  },
} as const;

const field = (item: unknown, name: string): string =>
  String((item as Readonly<Record<string, unknown>>)[name]);

/** Returns up to this many suggestions of each kind. */
const some = (profile: BusinessProfile, count: number) =>
  Object.entries(kinds).map(([kind, { supply, nameOf }]) => {
    const items: readonly unknown[] = take<unknown>(supply(briefOf(profile)), 0, count).items;
    return { kind, items, names: items.map((item) => nameOf(item).toLowerCase()) };
  });

const phrase = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.lorem({ maxCount: 30 }),
  fc.constantFrom(
    '',
    ' ',
    'We sell bread.',
    'Cloud software for clinics and small schools in Leeds.',
    '私たちは東京で焼きたてのパンを届けます。',
    'Ми виготовляємо екологічну упаковку для кавʼярень.',
    'نقدم خدمات محاسبة للشركات الصغيرة',
    '<img src=x onerror=alert(1)> {{7*7}} ${name}',
    '__proto__ constructor toString',
    'a\ud83d',
    'x'.repeat(10_000),
  ),
);

const profiles: fc.Arbitrary<BusinessProfile> = fc.record({
  name: phrase,
  website: fc.oneof(fc.webUrl(), phrase),
  description: phrase,
  size: fc.constantFrom(...companySizes),
});

const bakery: BusinessProfile = {
  name: 'Crumb & Co',
  website: 'www.crumb.example.co.uk',
  size: '10-50',
  description: 'We help independent bakeries sell bread online with same-day delivery.',
};

describe('with any business profile', () => {
  it('the same profile gives the same suggestions', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        expect(some({ ...profile }, 12)).toEqual(some(profile, 12));
      }),
      { numRuns: 30 },
    );
  });

  it('there are enough of each kind for ten rounds, and no two are alike', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const found = Object.values(kinds).map(({ supply, nameOf, count }) => {
          const items: readonly unknown[] = take<unknown>(
            supply(briefOf(profile)),
            0,
            count * 10,
          ).items;
          return new Set(items.map((item) => nameOf(item).toLowerCase())).size;
        });
        expect(found).toEqual(Object.values(kinds).map(({ count }) => count * 10));
      }),
      { numRuns: 30 },
    );
  });

  it('every text is complete: no placeholder, no half character, no line too long', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const gap = /[{}]|undefined|NaN|\(n\)/;
        const broughtAlong = gap.test(JSON.stringify(profile));
        const texts = some(profile, 15).flatMap(({ items }) => items.flatMap(textsIn));
        const isWhole = (text: string) =>
          text.trim() !== '' &&
          text.isWellFormed() &&
          text.length < 1200 &&
          (broughtAlong || !gap.test(text));
        expect(texts.filter((text) => !isWhole(text))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('its keywords have figures that fit together', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        for (const keyword of take(keywords(briefOf(profile)), 0, 40).items) {
          expect(keyword.lowBid).toBeGreaterThan(0);
          expect(keyword.lowBid).toBeLessThanOrEqual(keyword.highBid);
          expect(keyword.competitionIndex).toBeGreaterThanOrEqual(0);
          expect(keyword.competitionIndex).toBeLessThanOrEqual(100);
          expect(keyword.competitionLevel).toBe(competitionOf(keyword.competitionIndex));
          expect(Number.isInteger(keyword.volume)).toBe(true);
          expect(keyword.volume).toBeGreaterThanOrEqual(10);
          expect(Math.abs(keyword.trend)).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('mail goes to an address on a reserved domain', () => {
    fc.assert(
      fc.property(phrase, phrase, (person, company) => {
        expect(addressOf(person, company)).toMatch(/^[a-z0-9.]+@[a-z0-9-]+\.example$/);
      }),
    );
  });
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

describe('a business with a description', () => {
  it('finds its own words in every suggestion', () => {
    const own = /crumb & co|bread|same-day delivery|independent bakeries/i;
    // Prospects do not contain words of the business, and a geography may be about any audience.
    const about = some(bakery, 24).filter(
      ({ kind }) => kind !== 'prospects' && kind !== 'geographies',
    );
    const silent = about.flatMap(({ items }) =>
      items.filter((item) => !own.test(JSON.stringify(item))),
    );
    expect(silent).toEqual([]);
  });

  it('has few common and many rare keywords, and higher bids with more competition', () => {
    const { items } = take(keywords(briefOf(bakery)), 0, 200);
    const volumes = items.map(({ volume }) => volume).sort((one, other) => one - other);
    const median = volumes[100] ?? 0;
    expect(volumes.at(-1)).toBeGreaterThan(50 * median);
    const bid = (from: number, to: number) => {
      const found = items.filter(({ competitionIndex: at }) => at >= from && at < to);
      return found.reduce((sum, { highBid }) => sum + highBid, 0) / found.length;
    };
    expect(bid(70, 101)).toBeGreaterThan(2 * bid(0, 30));
  });

  it('gets its home market first', () => {
    const [first] = take(geographies(briefOf(bakery)), 0, 1).items;
    expect(first?.region).toContain('United Kingdom');
    const named = { ...bakery, website: '', description: 'We bake bread in Bristol.' };
    expect(take(geographies(briefOf(named)), 0, 1).items[0]?.region).toContain(
      'South West England',
    );
  });

  it('is of the sector of its offers, not of its customers', () => {
    const lumen = {
      ...bakery,
      name: 'Lumen',
      website: '',
      description: 'Software for restaurants, cafés and bakeries.',
    };
    expect(briefOf(lumen).sector.key).toBe('software');
    const french = 'Nous concevons des luminaires et des miroirs pour les restaurants.';
    expect(briefOf({ ...lumen, description: french }).sector.key).toBe('general');
  });

  it('gets different suggestions from another business', () => {
    const other = { ...bakery, description: 'Payroll software for small clinics.' };
    const alike = some(bakery, 12).filter(({ names }, index) => {
      const theirs = some(other, 12)[index]?.names ?? [];
      return names.every((name, place) => name === theirs[place]);
    });
    expect(alike).toEqual([]);
  });

  it('greets without a name while the name is unknown', () => {
    const unnamed = { ...addressee, name: '' };
    for (const { subject, body } of take(emails(briefOf(bakery), unnamed, 'Dana Reyes'), 0, 30)
      .items) {
      expect(body).toMatch(/^Hello,\n/);
      expect(subject).not.toMatch(/^,|, ?\?/);
    }
  });

  it('quotes no news of a company when none is known', () => {
    const letters = take(emails(briefOf(bakery), addressee, 'Dana Reyes'), 0, 30).items;
    expect(letters.filter(({ body }) => body.includes('“'))).toEqual([]);
    const note = 'Opened a second kitchen';
    const [first] = take(emails(briefOf(bakery), { ...addressee, note }, 'Dana Reyes'), 0, 1).items;
    expect(first?.body).toContain('“Opened a second kitchen.”');
  });

  it('claims nothing that customers or the sender have said or done', () => {
    const note = 'Opened a second kitchen';
    const letters = take(
      emails(briefOf(bakery), { ...addressee, note }, 'Dana Reyes'),
      0,
      60,
    ).items;
    const claims = /tell us|customers say|we hear|I looked|I wrote|we talked/i;
    expect(letters.filter(({ body }) => claims.test(body))).toEqual([]);
  });

  it('writes three letters that differ in subject and in every paragraph but the greeting', () => {
    const letters = take(emails(briefOf(bakery), addressee, 'Dana Reyes'), 0, 3).items;
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(3);
    for (const paragraph of [1, 2, 3]) {
      expect(new Set(letters.map(({ body }) => body.split('\n\n')[paragraph])).size).toBe(3);
    }
    for (const { body } of letters)
      expect(body).toMatch(/^Hello Olena,[^]*Dana Reyes\nCrumb & Co$/);
  });
});
