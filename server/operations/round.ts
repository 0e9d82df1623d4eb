import { descriptions } from '#domain/entities/descriptions.ts';
import { fits } from '#domain/entities/entityForm.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { List, Row, Rows } from '../rows/rows.ts';
import type { Tables, WireRow } from '../rows/tables.ts';
import type { Grounds, Suggested } from '../writers/writer.ts';
import { budgetOf } from './budget.ts';
import { lockOf, requireRow, toWire, type Context } from './context.ts';
import { pickedOf } from './parts.ts';
import { requireRoom } from './refusal.ts';
import { businessSite } from './websites.ts';

type Rounds = Suggested | 'prospects';

/** Returns the name that identifies a row. A person without a name is called by their role (D72). */
export function nameOf(table: Rounds, value: object): string {
  const { nameField, fields } = descriptions[table];
  const texts = { ...value } as Readonly<Record<string, string>>;
  return texts[fields[nameField]?.onWire ?? nameField] || (texts['role'] ?? '');
}

/** The table of the rows that own those of a list. */
export const ownerOf = (table: Rounds) => (table === 'prospects' ? 'targetCompanies' : 'companies');

/** Adds to a list, whose owner may have been deleted meanwhile. `room` is how many rows it can take. */
export function addTo<Added>(
  rows: Rows,
  list: List<Rounds>,
  add: (within: Rows, room: number, owner: Row<object>) => Promise<Added>,
): Promise<Added> {
  const { table, workspace, owner } = list;
  const ownerTable = ownerOf(table);
  const lock =
    table === 'prospects' ? lockOf(workspace, ownerTable, owner) : `${workspace} ${table}:${owner}`;
  return rows.together(lock, async (within) => {
    const row = await requireRow(within, ownerTable, workspace, owner);
    return add(within, await requireRoom(within, list), row);
  });
}

export async function businessOf(context: Context, workspace: string, companyId: EntityId) {
  const { value: profile } = await requireRow(context.rows, 'companies', workspace, companyId);
  const { site, note } = await businessSite(context, workspace, String(companyId), profile.website);
  // Samples need no time, so they report no step.
  if (context.reader) context.onStep?.({ step: 'writing' });
  return { order: { profile, site, budget: budgetOf(context, workspace) }, note };
}

export const groundsOf = ({ evidence, assumptions, sample, prompt }: Grounds) => ({
  ...(evidence && { evidence: [...evidence] }),
  ...(assumptions && { assumptions: [...assumptions] }),
  ...(sample && { sample }),
  ...(prompt !== undefined && { prompt }),
});

export const namesThere = (rows: Rows, list: List<Rounds>): Promise<string[]> =>
  pickedOf(rows, list, ({ value }) => nameOf(list.table, value));

/** How many names are remembered; older ones may be suggested again. */
const mostRemembered = 500;

/** Returns the names of all suggestions for a list so far, deleted rows included. */
export const suggestedSoFar = async (rows: Rows, { table, workspace, owner }: List<Rounds>) =>
  (await rows.names.get('suggested', workspace, `${table}:${owner}`)) ?? [];

export async function remember(rows: Rows, list: List<Rounds>, values: readonly object[]) {
  const names = values.map((value) => nameOf(list.table, value));
  await rememberNames(rows, list, names);
}

/** Returns the names that were not remembered before. */
export async function rememberNames(
  rows: Rows,
  list: List<Rounds>,
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const { table, workspace, owner } = list;
  return rows.together(`${workspace} suggested ${table}:${owner}`, async (within) => {
    const before = new Set(await suggestedSoFar(within, list));
    const added = [...new Set(names)].filter((name) => !before.has(name));
    const all = [...before, ...added].slice(-mostRemembered);
    await within.names.put('suggested', workspace, `${table}:${owner}`, all);
    return added;
  });
}

/** Stores the rows of a round that fit, but not what a person has added meanwhile. `andThen` is part of the same transaction. */
export const storeRound = <Name extends Rounds, Said extends object>(
  rows: Rows,
  list: List<Name>,
  values: readonly Tables[Name][],
  said: Said,
  andThen?: (within: Rows) => Promise<void>,
): Promise<Said & { readonly data: WireRow<Name>[] }> =>
  addTo(rows, list, async (within, room) => {
    const { table, workspace, owner } = list;
    const there = new Set(await namesThere(within, list));
    const data: WireRow<Name>[] = [];
    for (const value of values) {
      if (data.length === room) break;
      if (there.has(nameOf(table, value)) || !fits(value)) continue;
      data.push(toWire(table, await within.insert(table, workspace, owner, value)));
    }
    await remember(within, list, values);
    await andThen?.(within);
    return { ...said, data };
  });
