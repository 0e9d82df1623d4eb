import type { AreaWith, CallName } from '#api/contract/paths.ts';
import { byteLength } from '#text/byteLength.ts';
import { mostOfPart, type List, type ListName, type RowOf, type Rows } from '../rows/rows.ts';
import type { Table } from '../rows/tables.ts';
import { toWire, type Context } from './context.ts';

/** After this many parts, other requests get their turn: a database in this process would block them until the end. */
const partsInARow = 20;

/** Reads parts one after the other, so that they are never in memory as a whole; `pick` says what of each entry. */
export async function* inParts<Entry, Place, Picked>(
  first: Place,
  read: (after: Place) => Promise<Entry[]>,
  placeOf: (entry: Entry) => Place,
  pick: (entry: Entry) => Picked,
): AsyncGenerator<Picked[], void> {
  let after = first;
  for (let count = 1; ; count += 1) {
    const part = await read(after);
    const last = part.at(-1);
    if (last === undefined) return;
    yield part.map(pick);
    after = placeOf(last);
    if (count % partsInARow === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}

export const partsOf = <Name extends Table, Picked>(
  rows: Rows,
  { table, workspace, owner }: List<Name>,
  pick: (row: RowOf<Name>) => Picked,
): AsyncGenerator<Picked[], void> =>
  inParts(
    0,
    (after) => rows.part(table, workspace, owner, after),
    ({ id }) => id,
    pick,
  );

export async function pickedOf<Name extends Table, Picked>(
  ...of: Parameters<typeof partsOf<Name, Picked>>
): Promise<Picked[]> {
  const picked: Picked[] = [];
  for await (const part of partsOf(...of)) picked.push(...part);
  return picked;
}

export const wireParts = <Name extends Table>(rows: Rows, list: List<Name>) =>
  partsOf(rows, list, (row) => toWire(list.table, row));

/** Returns the answer to a request for rows: the first of them, and the rest, which is read while it is sent. */
export async function listed<Data>(parts: AsyncIterable<readonly Data[]>) {
  const success = true as const;
  const left = parts[Symbol.asyncIterator]();
  const data: Data[] = [];
  for (let bytes = 0; bytes < mostOfPart.bytes;) {
    const next = await left.next();
    if (next.done) return { success, data };
    data.push(...next.value);
    bytes += byteLength(next.value);
  }
  return { success, data, rest: { [Symbol.asyncIterator]: () => left } };
}

/** Returns the answer of a call for these lists, or the part of them with a prefix; without rows where their present state is known. */
export async function listedIfNew<Data>(
  { rows, isKnown }: Pick<Context, 'rows' | 'isKnown'>,
  call: CallName,
  workspace: string,
  lists: readonly ListName[],
  parts: AsyncIterable<readonly Data[]>,
  prefix = '',
) {
  // Before the rows: what changes while they are read has a later revision.
  // With their number: a list that has never changed counts nothing, and may appear beside the others.
  const revision = `${lists.length}-${await rows.revision(workspace, lists)}`;
  const list = { name: `${call} ${workspace} ${lists.join(' ')} ${prefix}`, revision };
  if (isKnown?.(list)) return { success: true as const, data: [], list };
  return { ...(await listed(parts)), list };
}

/** Returns the answer of the call that lists these rows. */
export const listedRows = <Name extends Table & AreaWith<'list'>>(
  context: Pick<Context, 'rows' | 'isKnown'>,
  list: List<Name>,
) => {
  const { table, workspace, owner } = list;
  const parts = wireParts(context.rows, list);
  return listedIfNew(context, `${table}.list`, workspace, [`${table}:${owner}`], parts);
};
