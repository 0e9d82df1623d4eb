import type { Identified } from './collection.ts';

/** The rows with those that have just come: known ones as they are now, in their places, and the others after them. */
export function withArrived<Row extends Identified>(
  present: readonly Row[],
  arrived: readonly Row[],
): readonly Row[] {
  const coming = new Map(arrived.map((row) => [String(row.id), row]));
  const kept = present.map((row) => {
    const key = String(row.id);
    const now = coming.get(key) ?? row;
    coming.delete(key);
    return now;
  });
  return [...kept, ...coming.values()];
}
