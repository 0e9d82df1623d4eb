import { byteLength } from '#text/byteLength.ts';
import { mostOfPart, type List, type RowOf, type Rows } from '../rows/rows.ts';
import type { Table } from '../rows/tables.ts';
import { toWire } from './context.ts';

/** After this many parts, other requests get their turn: a database in this process would block them until the end. */
const partsInARow = 20;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Reads the rows of a list in parts, so that a long one is never in memory as a whole; `pick` says what of each row. */
export async function* partsOf<Name extends Table, Picked>(
  rows: Rows,
  { table, workspace, owner }: List<Name>,
  pick: (row: RowOf<Name>) => Picked,
): AsyncGenerator<Picked[], void> {
  let after = 0;
  for (let count = 1; ; count += 1) {
    const part = await rows.part(table, workspace, owner, after);
    const last = part.at(-1);
    if (!last) return;
    yield part.map(pick);
    after = last.id;
    if (count % partsInARow === 0) await pause();
  }
}

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
