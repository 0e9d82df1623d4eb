import { targetCompanyDescription } from '#domain/companies/targetCompany.ts';
import { contentIdeaDescription } from '#domain/content/contentIdea.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import { draftToWire } from '#domain/entities/toWire.ts';
import { geographyDescription } from '#domain/insights/geography.ts';
import { icpDescription } from '#domain/insights/icp.ts';
import { uspDescription } from '#domain/insights/usp.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Tables, WireRow } from '../rows/tables.ts';
import type { Drafts, Grounds, Suggested } from '../writers/writer.ts';
import { messageOf } from './budget.ts';
import { requireRow, type Context } from './context.ts';
import type { Generated } from './operation.ts';
import {
  businessOf,
  groundsOf,
  icpTitlesOf,
  lockOfList,
  namesThere,
  storeRound,
  suggestedSoFar,
} from './round.ts';
import { generateOnce } from './runs.ts';
import { requireRoom } from './space.ts';
import { withWebsites } from './websites.ts';
import { withFigures } from './withFigures.ts';

interface Kind<Name extends Suggested> {
  /** The number of suggestions per round. */
  readonly count: number;
  readonly toValue: (draft: Drafts[Name]) => Tables[Name];
  /** Adds what no writer knows, and may say what is missing. */
  readonly complete?: (
    context: Context,
    workspace: string,
    values: readonly Tables[Name][],
  ) => Promise<{ readonly values: readonly Tables[Name][]; readonly note?: string }>;
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
    complete: withWebsites,
  },
  keywords: {
    count: 20,
    toValue: (draft) => draftToWire(keywordDescription, draft),
    complete: withFigures,
  },
  contentIdeas: { count: 4, toValue: (draft) => draftToWire(contentIdeaDescription, draft) },
};

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
    const { count, toValue, complete }: Kind<Name> = kinds[table];
    const company = String(companyId);
    await requireRoom(rows, table, workspace, company);
    const { order, note } = await businessOf(context, workspace, companyId);
    const round = await writer.list(table, {
      ...order,
      icpTitles: await icpTitlesOf(rows, workspace, company),
      there: await namesThere(rows, table, workspace, company),
      gone: await suggestedSoFar(rows, table, workspace, company),
      count,
    });
    const written = round.items.map((item: Drafts[Name] & Grounds) => ({
      ...toValue(item),
      ...groundsOf(item),
    }));
    const completed = (await complete?.(context, workspace, written)) ?? { values: written };
    return keep.together(lockOfList(workspace, table, companyId), async (within) => {
      // The company may have been deleted during the work.
      await requireRow(within, 'companies', workspace, companyId);
      const kept = await storeRound(within, table, workspace, company, completed.values);
      return { data: kept, message: messageOf(round, [note, completed.note]) };
    });
  });
