import type { Identified } from './collection.ts';
import { sameId } from './entityId.ts';

/**
 * True where a row is no longer what it was when its editing began (D53). A row that is gone is none of this rule's business: the
 * server says so when the change arrives.
 */
export function isChangedElsewhere<Row extends Identified>(
  before: Row,
  rows: readonly Row[],
): boolean {
  const now = rows.find(({ id }) => sameId(id, before.id));
  if (now === undefined || now === before) return false;
  return (Object.keys(before) as (keyof Row)[]).some(
    (part) => part !== 'id' && JSON.stringify(before[part]) !== JSON.stringify(now[part]),
  );
}
