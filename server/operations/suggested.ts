import type { EntityId } from '#domain/lists/entityId.ts';
import type { Rows } from '../rows/rows.ts';
import { idFields, type Table, type Tables, type WireRow } from '../rows/tables.ts';
import type { Suggested } from '../writers/writer.ts';
import { drop, requireRow, toWire, type Context } from './context.ts';
import { restoredRow, keepDeleted } from './deletedRows.ts';
import { notFound } from './refusal.ts';
import { requireFit, requireSpace, tooMuch } from './space.ts';

/** Returns the name that identifies a row, by table. */
export const rowName: { readonly [Name in Suggested]: (value: Tables[Name]) => string } = {
  usps: ({ title }) => title,
  icps: ({ title }) => title,
  geographies: ({ region }) => region,
  targetCompanies: (value) => value.target_company_name,
  keywords: ({ keyword }) => keyword,
  contentIdeas: ({ title }) => title,
};

/** How many names are remembered; older ones may be suggested again. */
const mostRemembered = 500;

/** Returns the names of all suggestions of a kind so far, deleted rows included. */
export const suggestedSoFar = async (
  rows: Rows,
  workspace: string,
  kind: string,
): Promise<readonly string[]> => (await rows.names.get('suggested', workspace, kind)) ?? [];

/** Remembers the names of rows, so that they are not suggested again. */
export async function remember(
  rows: Rows,
  workspace: string,
  kind: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await rows.together(`${workspace} suggested ${kind}`, async (within) => {
    const before = await suggestedSoFar(within, workspace, kind);
    const all = [...new Set([...before, ...names])].slice(-mostRemembered);
    await within.names.put('suggested', workspace, kind, all);
  });
}

/** Deletes a row and remembers it, so that it is not suggested again. */
export function dropSuggestion(
  { rows }: Pick<Context, 'rows'>,
  table: Suggested,
  workspace: string,
  id: EntityId,
): Promise<void> {
  return rows.together(`${workspace} ${table} ${id}`, (within) =>
    dropSuggestionWithin(within, table, workspace, id),
  );
}

/** Does the same inside a transaction that removes other rows too. */
export async function dropSuggestionWithin(
  within: Rows,
  table: Suggested,
  workspace: string,
  id: EntityId,
): Promise<void> {
  const row = await within.get(table, workspace, String(id));
  if (!row) throw notFound(idFields[table], id);
  await drop(within, table, workspace, id);
  // The row comes from this table, so the cast is safe.
  const nameOf = rowName[table] as (value: Tables[Suggested]) => string;
  await keepDeleted(within, table, workspace, row, nameOf(row.value));
  await remember(within, workspace, `${table}:${row.owner}`, [nameOf(row.value)]);
}

/** The most rows in a list (D87). */
const mostRows = 5_000;

/** Returns how many rows a list can still take, or refuses another row when it or the workspace is full. */
export async function requireRoom(
  within: Rows,
  table: Table,
  workspace: string,
  owner: string,
  most = mostRows,
): Promise<number> {
  await requireSpace(within, workspace);
  const room = most - (await within.count(table, workspace, owner));
  if (room > 0) return room;
  const count = most.toLocaleString('en');
  throw tooMuch(409, `This list has ${count} rows, which is the most. Delete some first.`);
}

/** Adds a row to a company. A row that was just deleted gets its evidence back. */
export async function addToCompany<Name extends Suggested>(
  { rows }: Pick<Context, 'rows'>,
  table: Name,
  workspace: string,
  companyId: EntityId,
  value: Tables[Name],
): Promise<WireRow<Name>> {
  const owner = String(companyId);
  const title = rowName[table](value);
  return rows.together(`${workspace} deleted ${table} ${owner}`, async (within) => {
    await requireRow(within, 'companies', workspace, companyId);
    await requireRoom(within, table, workspace, owner);
    const added = await restoredRow(within, table, workspace, { owner, value }, title);
    requireFit(added);
    return toWire(table, await within.insert(table, workspace, owner, added));
  });
}
