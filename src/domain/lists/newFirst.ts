import type { Identified } from './collection.ts';

/** Returns the rows with the new ones first, each part in its order. */
export function newFirst<Row extends Identified>(
  rows: readonly Row[],
  newIds: ReadonlySet<string>,
): readonly Row[] {
  if (newIds.size === 0) return rows;
  const isNew = ({ id }: Row) => newIds.has(String(id));
  return [...rows.filter(isNew), ...rows.filter((row) => !isNew(row))];
}
