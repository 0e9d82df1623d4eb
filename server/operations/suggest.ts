import type { EntityDescription } from '#domain/entities/description.ts';
import { draftToWire } from '#domain/entities/toWire.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Tables, WireRow } from '../rows/tables.ts';
import type { Drafts, Suggested } from '../writers/writer.ts';
import { messageOf } from './budget.ts';
import type { Context } from './context.ts';
import type { Generated } from './operation.ts';
import { requireRoom } from './refusal.ts';
import {
  businessOf,
  descriptions,
  groundsOf,
  icpTitlesOf,
  namesThere,
  storeRound,
  suggestedSoFar,
} from './round.ts';
import { generateOnce } from './runs.ts';
import { withWebsites } from './websites.ts';
import { withFigures } from './withFigures.ts';

/** The number of suggestions per round. */
const counts: Readonly<Record<Suggested, number>> = {
  usps: 4,
  icps: 3,
  geographies: 4,
  targetCompanies: 6,
  keywords: 20,
  contentIdeas: 4,
};

/** Returns a draft under the names of the API, with its website if it has one. */
const valueOf = (description: EntityDescription, draft: Drafts[Suggested]): object => ({
  ...draftToWire(description, draft),
  ...('website' in draft && draft.website !== undefined && { website: draft.website }),
});

type Completed<Value> = Promise<{ readonly values: readonly Value[]; readonly note?: string }>;

/** Adds what no writer knows, and may say what is missing. */
async function completed<Name extends Suggested>(
  context: Context,
  workspace: string,
  table: Name,
  values: readonly Tables[Name][],
): Completed<Tables[Name]> {
  // The values are those of the table that is compared.
  const given = values as readonly never[];
  if (table === 'targetCompanies') return withWebsites(context, workspace, given);
  return table === 'keywords' ? withFigures(context, workspace, given) : { values };
}

/**
 * Writes one round of suggestions for a company, stores it and returns it. It is empty once the writer has no more. The
 * suggestions are stored in one transaction on the rows of the run; websites and costs are stored even if the run fails.
 */
export const suggest = <Name extends Suggested>(
  context: Context,
  table: Name,
  workspace: string,
  companyId: EntityId,
): Promise<Generated<WireRow<Name>[]>> =>
  generateOnce(context, `${workspace} ${table} ${companyId}`, async (keep) => {
    const { rows, writer } = context;
    const list = { table, workspace, owner: String(companyId) };
    await requireRoom(rows, list);
    const { order, note } = await businessOf(context, workspace, companyId);
    const round = await writer.list(table, {
      ...order,
      icpTitles: await icpTitlesOf(rows, workspace, list.owner),
      there: await namesThere(rows, list),
      gone: await suggestedSoFar(rows, list),
      count: counts[table],
    });
    const description = descriptions[table];
    const written = round.items.map((item) => {
      const value = { ...valueOf(description, item), ...groundsOf(item) };
      return value as object as Tables[Name];
    });
    const { values, note: missing } = await completed(context, workspace, table, written);
    return storeRound(keep, list, values, { message: messageOf(round, [note, missing]) });
  });
