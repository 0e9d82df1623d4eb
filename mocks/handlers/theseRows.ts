import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import { notFound } from './refusal.ts';

/**
 * The ids of a comma-joined list that name rows of this collection. One that was deleted is passed over, since the
 * browser may not know yet; one of another workspace, of another table or of nowhere is a mistake.
 */
export function theseRows(
  store: Store,
  collection: Collection<unknown>,
  workspace: string,
  field: string,
  joined: string,
): readonly string[] {
  return [...new Set(joined.split(','))].filter((id) => {
    if (collection.get(workspace, id)) return true;
    if (store.wasGiven(id) && !store.isTaken(id)) return false;
    throw notFound(field, id);
  });
}
