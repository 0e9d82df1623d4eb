import { targetCompanyDescription } from '#domain/companies/targetCompany.ts';
import { contentIdeaDescription } from '#domain/content/contentIdea.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import { fits } from '#domain/entities/rowSize.ts';
import { draftToWire } from '#domain/entities/toWire.ts';
import { geographyDescription } from '#domain/insights/geography.ts';
import { icpDescription } from '#domain/insights/icp.ts';
import { uspDescription } from '#domain/insights/usp.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Rows } from '../rows/rows.ts';
import type { Tables, WireRow } from '../rows/tables.ts';
import type { Drafts, Grounds, Suggested } from '../writers/writer.ts';
import { budgetOf, messageOf } from './budget.ts';
import { requireRow, toWire, type Context } from './context.ts';
import { generateOnce } from './generateOnce.ts';
import { groundsOf } from './groundsOf.ts';
import { businessSite } from './keptSite.ts';
import type { Generated } from './operation.ts';
import { pickedOf } from './parts.ts';
import { rowName, remember, requireRoom, suggestedSoFar } from './suggested.ts';
import { withFigures } from './withFigures.ts';
import { withWebsites } from './withWebsites.ts';

/** The number of suggestions per round, and the function that turns a draft into a row. */
interface Kind<Name extends Suggested> {
  readonly count: number;
  readonly toValue: (draft: Drafts[Name]) => Tables[Name];
}

const kinds: { readonly [Name in Suggested]: Kind<Name> } = {
  usps: { count: 4, toValue: (draft) => draftToWire(uspDescription, draft) },
  icps: { count: 3, toValue: (draft) => draftToWire(icpDescription, draft) },
  geographies: { count: 4, toValue: (draft) => draftToWire(geographyDescription, draft) },
  targetCompanies: {
    count: 6,
    toValue: (draft) => ({
      ...draftToWire(targetCompanyDescription, draft),
      ...(draft.website !== undefined && { website: draft.website }),
    }),
  },
  keywords: { count: 20, toValue: (draft) => draftToWire(keywordDescription, draft) },
  contentIdeas: { count: 4, toValue: (draft) => draftToWire(contentIdeaDescription, draft) },
};

/** The dependencies of a round of suggestions. */
export type Parts = Pick<
  Context,
  | 'rows'
  | 'runs'
  | 'writer'
  | 'reader'
  | 'keywordSource'
  | 'dailyKeywordRequests'
  | 'dailyTokens'
  | 'now'
  | 'onStep'
  | 'count'
  | 'since'
  | 'person'
>;

/**
 * Writes one round of suggestions for a company, stores it and returns it. It is empty once the writer has no more. The
 * suggestions are stored in one transaction on the rows of the run; websites and costs are stored even if the run fails.
 */
export async function suggest<Name extends Suggested>(
  parts: Parts,
  table: Name,
  workspace: string,
  companyId: EntityId,
  keep: Rows = parts.rows,
): Promise<Generated<WireRow<Name>>> {
  const { rows, writer } = parts;
  const { count, toValue } = kinds[table];
  const { value: profile } = await requireRow(rows, 'companies', workspace, companyId);
  const company = String(companyId);
  const kind = `${table}:${company}`;
  const namesThere = (within: typeof rows) =>
    pickedOf(within, table, workspace, company, ({ value }) => rowName[table](value));
  const icpTitles = await pickedOf(rows, 'icps', workspace, company, ({ value }) => value.title);
  await requireRoom(rows, table, workspace, company);
  const { site, note } = await businessSite(parts, workspace, company, profile.website);
  // Samples need no time, so they report no step.
  if (parts.reader) parts.onStep?.({ step: 'writing' });
  const round = await writer.list(table, {
    profile,
    site,
    budget: budgetOf(parts, workspace),
    icpTitles,
    there: await namesThere(rows),
    gone: await suggestedSoFar(rows, workspace, kind),
    count,
  });
  const values = round.items.map((item: Drafts[Name] & Grounds) => ({
    ...toValue(item),
    ...groundsOf(item),
  }));
  if (parts.reader && table === 'targetCompanies') parts.onStep?.({ step: 'websites' });
  if (parts.keywordSource && table === 'keywords') parts.onStep?.({ step: 'figures' });
  const looked = await withWebsites(parts, workspace, values);
  const { values: checked, note: figuresNote } = await withFigures(parts, workspace, looked);
  return keep.together(`${workspace} ${kind}`, async (within) => {
    // The company may have been deleted during the work.
    await requireRow(within, 'companies', workspace, companyId);
    // Leaves out what a person has added while the writer was working.
    const there = new Set(await namesThere(within));
    const room = await requireRoom(within, table, workspace, company);
    const kept: WireRow<Name>[] = [];
    for (const value of checked) {
      if (kept.length === room) break;
      if (there.has(rowName[table](value)) || !fits(value)) continue;
      kept.push(toWire(table, await within.insert(table, workspace, company, value)));
    }
    await remember(within, workspace, kind, checked.map(rowName[table]));
    return { rows: kept, message: messageOf(round, [note, figuresNote]) };
  });
}

/** Does the same, but a request during a running round gets the result of that round. */
export function suggestOnce<Name extends Suggested>(
  context: Context,
  table: Name,
  workspace: string,
  companyId: EntityId,
): Promise<Generated<WireRow<Name>>> {
  return generateOnce(context, `${workspace} ${table} ${companyId}`, (keep) =>
    suggest(context, table, workspace, companyId, keep),
  );
}
