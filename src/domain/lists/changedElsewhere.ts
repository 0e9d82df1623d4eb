import type { Identified } from './collection.ts';
import { sameId } from './entityId.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Fields whose changes do not count, because no edit overwrites them: confirmed assumptions, and whether the website
 * answers.
 */
const notContent: readonly PropertyKey[] = ['id', 'grounds', 'isWebsiteFound'];

/**
 * Returns true when a row has changed since its editing began (D53). A deleted row does not count: the server reports it when the change
 * is sent. A row that already equals the draft does not count either, because the response to an earlier save may have been lost.
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
      (part) => !notContent.includes(part) && !isSame(before[part], now[part]),
    )
  );
}
