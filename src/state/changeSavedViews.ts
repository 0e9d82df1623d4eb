import {
  changeViews,
  readSavedViews,
  storedViews,
  type SavedView,
  type ViewChange,
} from '#domain/lists/savedViews.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** Returns the stored views. Another tab may have changed them since a page was rendered. */
export const savedViewsIn = (storage: Pick<OwnedStorage, 'readJson'>): readonly SavedView[] =>
  storage.readJson('savedViews', readSavedViews) ?? [];

/**
 * Changes the stored views. Returns false when the change no longer applies, because the name is taken or the view was
 * deleted.
 */
export function changeSavedViews(
  storage: Pick<OwnedStorage, 'readJson' | 'writeJson'>,
  change: ViewChange,
): boolean {
  const before = savedViewsIn(storage);
  const after = changeViews(before, change);
  if (after === before) return false;
  storage.writeJson('savedViews', storedViews(after));
  return true;
}
