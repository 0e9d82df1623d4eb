import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  changeViews,
  readSavedViews,
  storedViews,
  type SavedView,
  type ViewChange,
} from '#domain/lists/views/savedViews.ts';
import { compareTexts } from '#text/compareTexts.ts';
import { useServices } from '../services.ts';

const none: readonly SavedView[] = [];

/** The saved views of all lists by name, the same in every tab, and the way to change them (D77). */
export function useSavedViews() {
  const { storage } = useServices();
  const subscribe = useCallback((listener: () => void) => storage.subscribe(listener), [storage]);
  const stored = useSyncExternalStore(subscribe, () => storage.read('savedViews'));
  const views = useMemo(() => {
    // `stored` is the text that is read here.
    const read = stored === undefined ? none : storage.readJson('savedViews', readSavedViews);
    return (read ?? none).toSorted((one, other) => compareTexts(one.name, other.name));
  }, [storage, stored]);
  const onChange = useCallback(
    (change: ViewChange) => {
      // Read anew: another tab may have changed them since this one was drawn.
      const before = storage.readJson('savedViews', readSavedViews) ?? none;
      const after = changeViews(before, change);
      if (after !== before) storage.writeJson('savedViews', storedViews(after));
    },
    [storage],
  );
  return { views, onChange };
}
