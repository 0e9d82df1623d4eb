import type { Identified } from './collection.ts';

/** Merges new rows into a list: a known row is replaced in its place, the others are appended. */
export function mergeRows<Row extends Identified>(
  present: readonly Row[],
  added: readonly Row[],
): readonly Row[] {
  const newRows = new Map(added.map((row) => [String(row.id), row]));
  const kept = present.map((row) => {
    const key = String(row.id);
    const newest = newRows.get(key) ?? row;
    newRows.delete(key);
    return newest;
  });
  return [...kept, ...newRows.values()];
}
