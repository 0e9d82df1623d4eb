import type { AnyRow } from './examination.ts';

/** Returns the id of the row that is in `after` but not in `before`. */
export function newId(
  idField: string,
  before: readonly AnyRow[],
  after: readonly AnyRow[],
): string | number {
  const known = new Set(before.map((row) => String(row[idField])));
  const added = after.find((row) => !known.has(String(row[idField])))?.[idField];
  return typeof added === 'number' ? added : String(added);
}

/** Returns the row with this id. */
export const rowWith = (
  rows: readonly AnyRow[],
  idField: string,
  id: string | number,
): AnyRow | undefined => rows.find((row) => String(row[idField]) === String(id));
