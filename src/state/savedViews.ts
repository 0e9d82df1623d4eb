import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  changeViews,
  readSavedViews,
  storedViews,
  type SavedView,
  type ViewChange,
} from '#domain/lists/savedViews.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import { compareTexts } from '#text/compareTexts.ts';
import { useServices } from './services.ts';

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

const none: readonly SavedView[] = [];

/**
 * Returns the saved views of all lists, sorted by name and the same in every tab, and the function that changes them (D77).
 */
export function useSavedViews() {
  const { storage } = useServices();
  const stored = useSyncExternalStore(storage.subscribe, () => storage.read('savedViews'));
  const views = useMemo(
    () =>
      // `savedViewsIn` reads the text in `stored`.
      (stored === undefined ? none : savedViewsIn(storage)).toSorted((one, other) =>
        compareTexts(one.name, other.name),
      ),
    [storage, stored],
  );
  const onChange = useCallback(
    (change: ViewChange) => changeSavedViews(storage, change),
    [storage],
  );
  return { views, onChange };
}
