import type { EntityId } from '#domain/lists/entityId.ts';
import { Malformed } from './malformed.ts';
import { unwrapped } from './unwrapped.ts';

/** Returns the list in an answer, through any wrappers (D23). Null counts as an empty list. */
export function listIn(answer: unknown): readonly unknown[] {
  const list = unwrapped(answer, (candidate) => {
    if (candidate === null) return [];
    return Array.isArray(candidate) ? (candidate as readonly unknown[]) : undefined;
  });
  if (list === undefined) throw new Malformed('the answer holds no list');
  return list;
}

/** The rows without those whose id was seen before. */
export function uniqueRows<Entity extends { readonly id: EntityId }>(
  rows: readonly Entity[],
): Entity[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => seen.size !== seen.add(String(id)).size);
}
