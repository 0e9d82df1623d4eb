import type { EntityId } from '#domain/lists/entityId.ts';
import { byteLength } from '#text/byteLength.ts';
import { mostOfPart, type Row, type Rows } from '../rows/rows.ts';
import type { Table, Tables, WireRow } from '../rows/tables.ts';
import { requireRow, toWire, type Context } from './context.ts';

/** After this many parts, other requests get their turn: a database in this process would block them until the end. */
const partsInARow = 20;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Reads the rows of an owner in parts, so that a long list is never in memory as a whole. */
export async function* partsOf<Name extends Table>(
  rows: Rows,
  table: Name,
  workspace: string,
  owner: string,
): AsyncGenerator<readonly Row<Tables[Name]>[], void> {
  let after = 0;
  for (let count = 1; ; count += 1) {
    const part = await rows.part(table, workspace, owner, after);
    const last = part.at(-1);
    if (!last) return;
    yield part;
    after = last.id;
    if (count % partsInARow === 0) await pause();
  }
}

/** Changes each entry of each part. */
export async function* mapParts<From, To>(
  parts: AsyncIterable<readonly From[]>,
  change: (entry: From) => To,
): AsyncGenerator<readonly To[], void> {
  for await (const part of parts) yield part.map(change);
}

/** Returns what is picked of each row of an owner. */
export async function pickedOf<Name extends Table, Picked>(
  rows: Rows,
  table: Name,
  workspace: string,
  owner: string,
  pick: (row: Row<Tables[Name]>) => Picked,
): Promise<Picked[]> {
  const picked: Picked[] = [];
  for await (const part of partsOf(rows, table, workspace, owner)) picked.push(...part.map(pick));
  return picked;
}

/** Reads the rows of an owner as they are sent. */
export const wireParts = <Name extends Table>(
  rows: Rows,
  table: Name,
  workspace: string,
  owner: string,
): AsyncIterable<readonly WireRow<Name>[]> =>
  mapParts(partsOf(rows, table, workspace, owner), (row) => toWire(table, row));

/** Reads the rows of a company as they are sent, or throws a 404 when there is no such company. */
export async function partsOfCompany<Name extends Table>(
  { rows }: Context,
  table: Name,
  workspace: string,
  companyId: EntityId,
): Promise<AsyncIterable<readonly WireRow<Name>[]>> {
  await requireRow(rows, 'companies', workspace, companyId);
  return wireParts(rows, table, workspace, String(companyId));
}

/** A list that may be long: its first rows, and the others, which are read while they are sent. */
export interface Long<Data> {
  readonly data: Data[];
  readonly rest?: AsyncIterable<readonly Data[]>;
}

/** Reads the first rows of a list. A short one has no others, and a part is never empty. */
export async function beginning<Data>(parts: AsyncIterable<readonly Data[]>): Promise<Long<Data>> {
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
