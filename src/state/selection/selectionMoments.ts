import type { OwnedKey } from '#domain/session/localKeys.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** Tells when what is kept under these keys last changed, here or in another tab; 0 when it never did. */
export type SelectionMoments = (keys: readonly OwnedKey[]) => number;

/** Watches what is kept, on the clock of the lists: a list may prune only a selection that was there when it was asked for (D58). */
export function createSelectionMoments(
  storage: Pick<OwnedStorage, 'subscribe'>,
  now: () => number,
): SelectionMoments {
  const moments = new Map<OwnedKey, number>();
  storage.subscribe((key) => void moments.set(key, now()));
  return (keys) => Math.max(0, ...keys.map((key) => moments.get(key) ?? 0));
}
