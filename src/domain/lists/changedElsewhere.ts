import type { Identified } from './collection.ts';
import { sameId } from './entityId.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * True where a row is no longer what it was when its editing began (D53). A row that is gone is none of this rule's business: the
 * server says so when the change arrives. A row that is already as it is to be saved is not asked about: an earlier answer may
 * have been lost on its way.
 */
export function isChangedElsewhere<Row extends Identified>(
  before: Row,
  rows: readonly Row[],
  draft: object = {},
): boolean {
  const now = rows.find(({ id }) => sameId(id, before.id));
  if (now === undefined || now === before) return false;
  const wanted = { ...now, ...draft };
  const isSaved = Object.keys(draft).length > 0 && isSame(wanted, now);
  return (
    !isSaved &&
    (Object.keys(before) as (keyof Row)[]).some(
      (part) => part !== 'id' && !isSame(before[part], now[part]),
    )
  );
}
