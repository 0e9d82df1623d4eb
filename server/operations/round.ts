import { fits } from '#domain/entities/rowSize.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Rows } from '../rows/rows.ts';
import type { Tables, WireRow } from '../rows/tables.ts';
import type { Grounds, Suggested } from '../writers/writer.ts';
import { budgetOf } from './budget.ts';
import { requireRow, toWire, type Context } from './context.ts';
import { pickedOf } from './parts.ts';
import { requireRoom } from './space.ts';
import { businessSite } from './websites.ts';

/** A table whose rows are suggested. */
type Rounds = Suggested | 'prospects';

/** Returns the name that identifies a row, by table. A person without a name is called by their role (D72). */
export const rowName: { readonly [Name in Rounds]: (value: Tables[Name]) => string } = {
  usps: ({ title }) => title,
  icps: ({ title }) => title,
  geographies: ({ region }) => region,
  targetCompanies: (value) => value.target_company_name,
  keywords: ({ keyword }) => keyword,
  contentIdeas: ({ title }) => title,
  prospects: ({ prospect_name, role }) => prospect_name || role,
};

/** The lock under which a list gets rows. */
export const lockOfList = (workspace: string, table: Suggested, companyId: EntityId): string =>
  `${workspace} ${table}:${companyId}`;

/** Returns what every order to a writer contains, and a note when the website of the business cannot be read. */
export async function businessOf(context: Context, workspace: string, companyId: EntityId) {
  const { value: profile } = await requireRow(context.rows, 'companies', workspace, companyId);
  const { site, note } = await businessSite(context, workspace, String(companyId), profile.website);
  // Samples need no time, so they report no step.
  if (context.reader) context.onStep?.({ step: 'writing' });
  return { order: { profile, site, budget: budgetOf(context, workspace) }, note };
}

/** Returns the titles of a company's ICPs. */
export const icpTitlesOf = (rows: Rows, workspace: string, companyId: string): Promise<string[]> =>
  pickedOf(rows, 'icps', workspace, companyId, ({ value }) => value.title);

/** Returns the evidence of a suggestion as it is stored and sent. */
export const groundsOf = ({ evidence, assumptions, sample, prompt }: Grounds) => ({
  ...(evidence && { evidence: [...evidence] }),
  ...(assumptions && { assumptions: [...assumptions] }),
  ...(sample && { sample }),
  ...(prompt !== undefined && { prompt }),
});

/** Returns the names of the rows of an owner. */
export function namesThere(rows: Rows, table: Rounds, workspace: string, owner: string) {
  // The rows come from this table, so the cast is safe.
  const nameOf = rowName[table] as (value: object) => string;
  return pickedOf(rows, table, workspace, owner, ({ value }) => nameOf(value));
}

/** How many names are remembered; older ones may be suggested again. */
const mostRemembered = 500;

/** Returns the names of all suggestions to an owner so far, deleted rows included. */
export const suggestedSoFar = async (
  rows: Rows,
  table: Rounds,
  workspace: string,
  owner: string,
): Promise<readonly string[]> =>
  (await rows.names.get('suggested', workspace, `${table}:${owner}`)) ?? [];

/** Remembers the names of rows, so that they are not suggested again. */
export async function remember<Name extends Rounds>(
  rows: Rows,
  table: Name,
  workspace: string,
  owner: string,
  values: readonly Tables[Name][],
): Promise<void> {
  if (values.length === 0) return;
  await rows.together(`${workspace} suggested ${table}:${owner}`, async (within) => {
    const before = await suggestedSoFar(within, table, workspace, owner);
    const all = [...new Set([...before, ...values.map(rowName[table])])].slice(-mostRemembered);
    await within.names.put('suggested', workspace, `${table}:${owner}`, all);
  });
}

/** Stores the rows of a round that fit, but not what a person has added while the writer was working. */
export async function storeRound<Name extends Rounds>(
  within: Rows,
  table: Name,
  workspace: string,
  owner: string,
  values: readonly Tables[Name][],
): Promise<WireRow<Name>[]> {
  const there = new Set(await namesThere(within, table, workspace, owner));
  const room = await requireRoom(within, table, workspace, owner);
  const kept: WireRow<Name>[] = [];
  for (const value of values) {
    if (kept.length === room) break;
    if (there.has(rowName[table](value)) || !fits(value)) continue;
    kept.push(toWire(table, await within.insert(table, workspace, owner, value)));
  }
  await remember(within, table, workspace, owner, values);
  return kept;
}
