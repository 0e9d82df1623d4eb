import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SavedView, ViewChange } from '#domain/lists/savedViews.ts';
import { compareTexts } from '#text/compareTexts.ts';
import { useServices } from './services.ts';
import { changeSavedViews, savedViewsIn } from './changeSavedViews.ts';

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
