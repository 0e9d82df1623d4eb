import type { Identified } from '#domain/lists/collection.ts';

/** What the last generation brought stands first until the person sorts. */
export function newestFirst<Row extends Identified>(
  rows: readonly Row[],
  newIds: ReadonlySet<string>,
): readonly Row[] {
  if (newIds.size === 0) return rows;
  const isNew = (row: Row) => newIds.has(String(row.id));
  return [...rows.filter(isNew), ...rows.filter((row) => !isNew(row))];
}
