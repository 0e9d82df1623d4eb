import { targetCompanyDescription } from '#domain/companies/targetCompany.ts';
import { contentIdeaDescription } from '#domain/content/contentIdea.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import { draftToWire } from '#domain/entities/description.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Tables, WireRow } from '../rows/tables.ts';
import type { Drafts, Suggested } from '../writers/writer.ts';
import { found, toWire, type Context } from './context.ts';

/** How many are suggested at once, what makes a row itself, and how a draft becomes one. */
interface Kind<Name extends Suggested> {
  readonly count: number;
  readonly nameIn: (value: Tables[Name]) => string;
  readonly toValue: (draft: Drafts[Name]) => Tables[Name];
}

const kinds: { readonly [Name in Suggested]: Kind<Name> } = {
  usps: { count: 4, nameIn: ({ title }) => title, toValue: (draft) => draft },
  icps: { count: 3, nameIn: ({ title }) => title, toValue: (draft) => draft },
  geographies: { count: 4, nameIn: ({ region }) => region, toValue: (draft) => draft },
  targetCompanies: {
    count: 6,
    nameIn: (value) => value.target_company_name,
    toValue: (draft) => draftToWire(targetCompanyDescription, draft),
  },
  keywords: {
    count: 20,
    nameIn: ({ keyword }) => keyword,
    toValue: (draft) => draftToWire(keywordDescription, draft),
  },
  contentIdeas: {
    count: 4,
    nameIn: ({ title }) => title,
    toValue: (draft) => ({
      ...draftToWire(contentIdeaDescription, draft),
      estimated_value: draft.estimatedValue,
    }),
  },
};

/** One round of suggestions for a company, kept and returned; none once the writer has no more. */
export async function suggest<Name extends Suggested>(
  { rows, writer }: Pick<Context, 'rows' | 'writer'>,
  table: Name,
  workspace: string,
  companyId: EntityId,
): Promise<readonly WireRow<Name>[]> {
  const { count, nameIn, toValue } = kinds[table];
  const { value: profile } = await found(rows, 'companies', workspace, companyId);
  const company = String(companyId);
  const progress = `${table}:${company}`;
  const icps = await rows.list('icps', workspace, company);
  const there = await rows.list(table, workspace, company);
  const round = await writer.list(table, {
    profile,
    icpTitles: icps.map(({ value }) => value.title),
    there: there.map(({ value }) => nameIn(value)),
    from: (await rows.names.get('progress', workspace, progress)) ?? 0,
    count,
  });
  return rows.together(`${workspace} ${progress}`, async (within) => {
    await within.names.put('progress', workspace, progress, round.next);
    const kept: WireRow<Name>[] = [];
    for (const draft of round.items) {
      kept.push(toWire(table, await within.insert(table, workspace, company, toValue(draft))));
    }
    return kept;
  });
}

/** The same, where whoever asks while it runs gets the answer of the one that runs. */
export function suggestOnce<Name extends Suggested>(
  context: Context,
  table: Name,
  workspace: string,
  companyId: EntityId,
): Promise<readonly WireRow<Name>[]> {
  return context.runs.join(`${workspace} ${table} ${companyId}`, (rows) =>
    suggest({ ...context, rows }, table, workspace, companyId),
  );
}
