import { array, getDotPath, safeParse, type GenericSchema } from 'valibot';
import type { EntityId } from '#domain/lists/entityId.ts';
import { Malformed } from './malformed.ts';
import { unwrapped } from './unwrapped.ts';

/** The list in an answer, wherever it stands (D23); null is an empty one. */
function listIn(answer: unknown): readonly unknown[] {
  const list = unwrapped(answer, (candidate) => {
    if (candidate === null) return [];
    return Array.isArray(candidate) ? (candidate as readonly unknown[]) : undefined;
  });
  if (list === undefined) throw new Malformed('the answer holds no list');
  return list;
}

/** Reads the rows of an answer; one that cannot be read fails the whole, so that nothing half-read is shown. */
export function rowsIn<Row>(answer: unknown, row: GenericSchema<unknown, Row>): Row[] {
  const read = safeParse(array(row), listIn(answer), { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Malformed(`${getDotPath(issue) ?? 'row'}: ${issue.message}`);
}

/** Makes the reader of a list of entities; each id is kept once. */
export function entityList<Entity extends { readonly id: EntityId }>(
  row: GenericSchema<unknown, Entity>,
): (answer: unknown) => Entity[] {
  return (answer) => uniqueRows(rowsIn(answer, row));
}

/** The rows without those whose id was seen before. */
export function uniqueRows<Entity extends { readonly id: EntityId }>(
  rows: readonly Entity[],
): Entity[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => seen.size !== seen.add(String(id)).size);
}
