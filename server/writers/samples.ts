import { fieldTextOf } from '#domain/rewriting/proposal.ts';
import { foldText } from '#text/foldText.ts';
import { geographies, icps, usps } from './samples/insights.ts';
import { followUps, letters, people } from './samples/mail.ts';
import { contentIdeas, keywords, targetCompanies } from './samples/outreach.ts';
import { sectionsFor } from './samples/sections.ts';
import { nameOfDraft, type Drafts, type Round, type Suggested, type Writer } from './writer.ts';

const lists: { readonly [Kind in Suggested]: readonly Drafts[Kind][] } = {
  usps,
  icps,
  geographies,
  targetCompanies,
  keywords,
  contentIdeas,
};

function free<Draft>(
  all: readonly Draft[],
  nameOf: (draft: Draft) => string,
  taken: readonly string[],
): readonly Draft[] {
  const known = new Set(taken.map(foldText));
  return all.filter((draft) => !known.has(foldText(nameOf(draft))));
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
    return round(free(lists[kind], nameOfDraft, [...gone, ...there]), count);
  },
  async field({ kind, row, field, declined, there }) {
    const known = [fieldTextOf(row, field), ...declined].map((text) => JSON.stringify(text));
    // Samples of other rows are left out: their text would appear twice.
    const value = free<Drafts[typeof kind]>(lists[kind], nameOfDraft, there)
      .map((draft) => fieldTextOf(draft, field))
      .find((text) => text !== undefined && !known.includes(JSON.stringify(text)));
    return { items: value === undefined ? [] : [{ value, sample: true }] };
  },
  async people({ there, roles = [], gone = [], count }) {
    const left = free(people, ({ role }) => role, [...gone, ...there, ...roles]);
    return round(left, count);
  },
  async letters({ to, there, count, used }) {
    if (used)
      return round(
        free(followUps(to.role, to.company), ({ body }) => body, there),
        count,
      );
    return round(letters(to.role, to.company).slice(there.length), count);
  },
  async section({ idea, there }) {
    const said = there.flatMap(({ sentences }) => sentences);
    const left = free(sectionsFor(idea.type), ([first = '']) => first, said);
    const drafts = left.map((texts) => ({
      sentences: texts.map((text) => ({ text, assumed: true as const })),
    }));
    return round(drafts, 1);
  },
};
