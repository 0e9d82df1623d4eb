import type { OwnedKey } from '#domain/session/localKeys.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** Returns the counter's value when one of these keys last changed, here or in another tab; 0 when none did. */
export type SelectionChangedAt = (keys: readonly OwnedKey[]) => number;

/**
 * Records when keys change, as values of the counter of the lists. A load may remove rows only from a selection that is
 * older than its request (D58).
 */
export function createSelectionChangedAt(
  storage: Pick<OwnedStorage, 'subscribe'>,
  now: () => number,
): SelectionChangedAt {
  const times = new Map<OwnedKey, number>();
  storage.subscribe((key) => void times.set(key, now()));
  return (keys) => Math.max(0, ...keys.map((key) => times.get(key) ?? 0));
}
