import type { EntityDescription } from '#domain/entities/description.ts';
import { descriptions } from '#domain/entities/descriptions.ts';
import { draftToWire } from '#domain/entities/toWire.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Tables, WireRow } from '../rows/tables.ts';
import type { Drafts, Suggested } from '../writers/writer.ts';
import { messageOf } from './budget.ts';
import type { Context } from './context.ts';
import type { Generated } from './operation.ts';
import { pickedOf } from './parts.ts';
import { requireRoom } from './refusal.ts';
import { businessOf, groundsOf, namesThere, storeRound, suggestedSoFar } from './round.ts';
import { generateOnce, runName } from './runs.ts';
import { withWebsites } from './websites.ts';
import { withFigures } from './withFigures.ts';

/** How many suggestions a round asks for. */
export const counts: Readonly<Record<Suggested, number>> = {
  usps: 4,
  icps: 3,
  geographies: 4,
  targetCompanies: 6,
  keywords: 20,
  contentIdeas: 4,
};

const valueOf = (description: EntityDescription, draft: Drafts[Suggested]): object => ({
  ...draftToWire(description, draft),
});

/** Adds what no writer knows, and may say what is missing. */
type Complete<Value> = (
  context: Context,
  workspace: string,
  values: readonly Value[],
) => Promise<{ readonly values: readonly Value[]; readonly note?: string }>;

const completing: { readonly [Name in Suggested]?: Complete<Tables[Name]> } = {
  targetCompanies: withWebsites,
  keywords: withFigures,
};

/** The lists that follow the first USPs by themselves, in the order of D19. */
export const firstLists = ['icps', 'geographies', 'keywords', 'contentIdeas'] as const;
export type FirstList = (typeof firstLists)[number];

/** The kind of a run that finishes the list, and then the others. */
export const finishing = (table: FirstList): string => `first:${table}`;

/** Writes one round of suggestions for a company and stores it. Websites and costs are stored even if the run fails. */
export const suggest = <Name extends Suggested>(
  context: Context,
  table: Name,
  workspace: string,
  companyId: EntityId,
): Promise<Generated<WireRow<Name>[]>> =>
  generateOnce(context, runName(workspace, table, companyId), async (keep) => {
    const { rows, writer, person, finishesFirstLists } = context;
    const list = { table, workspace, owner: String(companyId) };
    await requireRoom(rows, list);
    const { order, note } = await businessOf(context, workspace, companyId);
    const gone = await suggestedSoFar(rows, list);
    const round = await writer.list(table, {
      ...order,
      icpTitles: await pickedOf(rows, { ...list, table: 'icps' }, ({ value }) => value.title),
      there: await namesThere(rows, list),
      gone,
      count: counts[table],
    });
    const description = descriptions[table];
    const written = round.items.map((item) => {
      const value = { ...valueOf(description, item), ...groundsOf(item) };
      return value as object as Tables[Name];
    });
    const complete: Complete<Tables[Name]> | undefined = completing[table];
    const completed = (await complete?.(context, workspace, written)) ?? { values: written };
    const message = messageOf(round, [note, completed.note]);
    const isFirst = finishesFirstLists && table === 'usps' && gone.length === 0;
    return storeRound(keep, list, completed.values, { message }, async (within) => {
      if (isFirst) await within.queue(workspace, finishing('icps'), list.owner, person);
    });
  });
