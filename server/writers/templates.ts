import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import { fieldTextOf } from '#domain/rewriting/proposal.ts';
import { briefOf, type Brief } from './templates/brief.ts';
import { contentIdeas } from './templates/kinds/contentIdeas.ts';
import { emails } from './templates/kinds/emails.ts';
import { geographies } from './templates/kinds/geographies.ts';
import { icps } from './templates/kinds/icps.ts';
import { keywords } from './templates/kinds/keywords.ts';
import { addressOf, prospects } from './templates/kinds/prospects.ts';
import { targetCompanies } from './templates/kinds/targetCompanies.ts';
import { usps } from './templates/kinds/usps.ts';
import { take, type Taken } from './templates/supply.ts';
import type { Drafts, Round, Suggested, Writer } from './writer.ts';

/** All suggestions for a list, and the function that returns the name of one. */
interface Supply<Draft> {
  readonly of: (brief: Brief, icpTitles: readonly string[]) => Iterable<Draft>;
  readonly nameOf: (draft: Draft) => string;
}

const supplies: { readonly [Kind in Suggested]: Supply<Drafts[Kind]> } = {
  usps: { of: usps, nameOf: ({ title }) => title },
  icps: { of: icps, nameOf: ({ title }) => title },
  geographies: { of: geographies, nameOf: ({ region }) => region },
  targetCompanies: { of: targetCompanies, nameOf: ({ name }) => name },
  keywords: { of: keywords, nameOf: ({ keyword }) => keyword },
  contentIdeas: { of: contentIdeas, nameOf: ({ title }) => title },
};

const fold = (name: string): string => name.trim().toLowerCase();

const briefs = new WeakMap<BusinessProfile, Brief>();

/** Returns the facts about a business that templates use; computed once for each profile object. */
function briefFor(profile: BusinessProfile): Brief {
  const brief = briefs.get(profile) ?? briefOf(profile);
  briefs.set(profile, brief);
  return brief;
}

/** How many drafts are searched for another text of one field. */
const mostCompared = 300;

/** Marks a suggestion as a sample that is not about a particular company. */
const samples = <Draft extends object>({ items, next }: Taken<Draft>): Round<Draft> => ({
  items: items.map((item) => ({ ...item, sample: true })),
  next,
});

/** Writes from templates: the same business always gets the same suggestions, in the same order. */
export const templates: Writer = {
  async list(kind, { profile, icpTitles, from, there, count }) {
    const { of, nameOf } = supplies[kind];
    const known = new Set(there.map(fold));
    const isKnown = (draft: Drafts[typeof kind]) => known.has(fold(nameOf(draft)));
    return samples(take(of(briefFor(profile), icpTitles), from, count, isKnown));
  },
  async field({ kind, profile, icpTitles, row, field, declined, there }) {
    const { of, nameOf } = supplies[kind];
    const taken = new Set(there.map(fold));
    // Skips drafts of other rows, whose text would appear twice.
    const { items } = take<Drafts[typeof kind]>(
      of(briefFor(profile), icpTitles),
      0,
      mostCompared,
      (draft) => taken.has(fold(nameOf(draft as never))),
    );
    const known = new Set(
      [fieldTextOf(row, field), ...declined].map((text) => JSON.stringify(text)),
    );
    const value = items
      .flatMap((item) => fieldTextOf(item, field) ?? [])
      .find((text) => text.length > 0 && !known.has(JSON.stringify(text)));
    return { items: value === undefined ? [] : [{ value, sample: true }] };
  },
  async people({ profile, employer, from, there, count }) {
    const supply = prospects(briefFor(profile), employer);
    return samples(take(supply, from, count, ({ name }) => there.includes(name)));
  },
  async letters({ profile, to, sender, from, there, count }) {
    const supply = emails(briefFor(profile), to, sender);
    return samples(take(supply, from, count, ({ body }) => there.includes(body)));
  },
  addressOf,
};
