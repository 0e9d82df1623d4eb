import { claimOf } from '#domain/evidence/claims.ts';
import { groundsOf } from '#domain/evidence/grounds.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { listName } from '../lists/listKey.ts';
import type { Services } from '../services.ts';

/**
 * Stores confirmations of those fields that the last loaded row still has as assumptions. For servers that do not remember
 * them.
 */
export function storeRemainingAssumptions(
  { lists, confirmations }: Pick<Services, 'lists' | 'confirmations'>,
  key: readonly string[],
  id: Identified['id'],
  fields: readonly string[],
): void {
  const row = lists.lastLoad(key)?.rows?.find((each) => sameId(each.id, id));
  if (!row) return;
  const { assumptions } = groundsOf(row);
  for (const field of fields)
    if (assumptions.includes(field)) confirmations.keep(claimOf(listName(key), row, field));
}
