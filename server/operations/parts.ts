import type { EntityId } from '#domain/lists/entityId.ts';
import { byteLength } from '#text/byteLength.ts';
import { mostOfPart, type List, type RowOf, type Rows } from '../rows/rows.ts';
import type { Table } from '../rows/tables.ts';
import { requireRow, toWire, type Context } from './context.ts';

/** After this many parts, other requests get their turn: a database in this process would block them until the end. */
const partsInARow = 20;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Reads parts one after the other, each after the place of the last entry, so that they are never in memory as a whole. */
export async function* inParts<Entry, Place>(
  first: Place,
  read: (after: Place) => Promise<Entry[]>,
  placeOf: (entry: Entry) => Place,
): AsyncGenerator<Entry[], void> {
  let after = first;
  for (let count = 1; ; count += 1) {
    const part = await read(after);
    const last = part.at(-1);
    if (last === undefined) return;
    yield part;
    after = placeOf(last);
    if (count % partsInARow === 0) await pause();
  }
}

export const partsOf = <Name extends Table>(
  rows: Rows,
  { table, workspace, owner }: List<Name>,
): AsyncGenerator<RowOf<Name>[], void> =>
  inParts(
    0,
    (after) => rows.part(table, workspace, owner, after),
    ({ id }) => id,
  );

export async function* mapParts<From, To>(
  parts: AsyncIterable<readonly From[]>,
  change: (entry: From) => To,
): AsyncGenerator<To[], void> {
  for await (const part of parts) yield part.map(change);
}

export async function pickedOf<Name extends Table, Picked>(
  rows: Rows,
  list: List<Name>,
  pick: (row: RowOf<Name>) => Picked,
): Promise<Picked[]> {
  const picked: Picked[] = [];
  for await (const part of partsOf(rows, list)) picked.push(...part.map(pick));
  return picked;
}

export const wireParts = <Name extends Table>(rows: Rows, list: List<Name>) =>
  mapParts(partsOf(rows, list), (row) => toWire(list.table, row));

/** Reads the rows of a company as they are sent, or throws a 404 when there is no such company. */
export async function partsOfCompany<Name extends Table>(
  { rows }: Context,
  table: Name,
  workspace: string,
  companyId: EntityId,
) {
  await requireRow(rows, 'companies', workspace, companyId);
  return wireParts(rows, { table, workspace, owner: String(companyId) });
}

/** Reads the first rows of a list. A short one has no others, and a part is never empty. */
export async function beginning<Data>(parts: AsyncIterable<readonly Data[]>) {
  const left = parts[Symbol.asyncIterator]();
  const data: Data[] = [];
  for (let bytes = 0; bytes < mostOfPart.bytes;) {
    const next = await left.next();
    if (next.done) return { data };
    data.push(...next.value);
    bytes += byteLength(next.value);
  }
  return { data, rest: { [Symbol.asyncIterator]: () => left } };
}
