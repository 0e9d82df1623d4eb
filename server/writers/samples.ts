import { fieldTextOf } from '#domain/rewriting/proposal.ts';
import { geographies, icps, usps } from './samples/insights.ts';
import { letters, people } from './samples/mail.ts';
import { contentIdeas, keywords, targetCompanies } from './samples/outreach.ts';
import type { Drafts, Round, Suggested, SuggestedPerson, Writer } from './writer.ts';

/** The samples of a list, and the function that returns the name of one. */
interface Sampled<Draft> {
  readonly all: readonly Draft[];
  nameOf(draft: Draft): string;
}

const lists: { readonly [Kind in Suggested]: Sampled<Drafts[Kind]> } = {
  usps: { all: usps, nameOf: ({ title }) => title },
  icps: { all: icps, nameOf: ({ title }) => title },
  geographies: { all: geographies, nameOf: ({ region }) => region },
  targetCompanies: { all: targetCompanies, nameOf: ({ name }) => name },
  keywords: { all: keywords, nameOf: ({ keyword }) => keyword },
  contentIdeas: { all: contentIdeas, nameOf: ({ title }) => title },
};

const fold = (name: string): string => name.trim().toLowerCase();

/** Returns the samples whose names are not taken. */
function free<Draft>(list: Sampled<Draft>, taken: readonly string[]): readonly Draft[] {
  const known = new Set(taken.map(fold));
  return list.all.filter((draft) => !known.has(fold(list.nameOf(draft))));
}

const usedUp = 'There are no more samples. Connect a model to get suggestions about your business.';

/** Marks the first of these drafts as samples, and says so when they were the last. */
const round = <Draft extends object>(drafts: readonly Draft[], count: number): Round<Draft> => ({
  items: drafts.slice(0, count).map((draft) => ({ ...draft, sample: true })),
  ...(drafts.length < count && { remark: usedUp }),
});

/** Writes nothing: offers samples about one invented business, the same to everybody, each once. */
export const samples: Writer = {
  async list(kind, { there, gone = [], count }) {
    return round(free(lists[kind], [...gone, ...there]), count);
  },
  async field({ kind, row, field, declined, there }) {
    const known = new Set(
      [fieldTextOf(row, field), ...declined].map((text) => JSON.stringify(text)),
    );
    // Samples of other rows are left out: their text would appear twice.
    const value = free<Drafts[typeof kind]>(lists[kind], there)
      .map((draft) => fieldTextOf(draft, field))
      .find((text) => text !== undefined && text.length > 0 && !known.has(JSON.stringify(text)));
    return { items: value === undefined ? [] : [{ value, sample: true }] };
  },
  async people({ there, roles = [], gone = [], count }) {
    const sampled = { all: people, nameOf: ({ role }: SuggestedPerson) => role };
    return round(free(sampled, [...gone, ...there, ...roles]), count);
  },
  async letters({ to, there, count }) {
    return round(letters(to.role, to.company).slice(there.length), count);
  },
};
