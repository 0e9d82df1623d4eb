import {
  changeViews,
  readSavedViews,
  storedViews,
  type SavedView,
  type ViewChange,
} from '#domain/lists/views/savedViews.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** The views in storage, which another tab may have changed since a page was rendered. */
export const savedViewsIn = (storage: Pick<OwnedStorage, 'readJson'>): readonly SavedView[] =>
  storage.readJson('savedViews', readSavedViews) ?? [];

/** Changes the stored views. Returns false when the change no longer applies: the name was taken, or the view deleted. */
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
