import { useCallback, useMemo } from 'react';
import {
  changeViews,
  readSavedViews,
  storedViews,
  type ViewChange,
} from '#domain/lists/savedViews.ts';
import { compareTexts } from '#text/compareTexts.ts';
import { useShared } from './shared.ts';

/** Returns the team's saved views of all lists, sorted by name, and the function that changes them (D77). */
export function useSavedViews() {
  const { values, value, change } = useShared('views');
  const stored = values.get('views');
  const views = useMemo(
    () => readSavedViews(stored).toSorted((one, other) => compareTexts(one.name, other.name)),
    [stored],
  );
  /**
   * Returns null when the change does not apply, because the name is taken or the view was deleted; else whether it is stored,
   * once that is known. A failure to store it is said.
   */
  const onChange = useCallback(
    (changed: ViewChange): Promise<boolean> | null => {
      // Undo may come after several changes.
      const now = readSavedViews(value('views'));
      if (changeViews(now, changed) === now) return null;
      return change('views', (present) =>
        storedViews(changeViews(readSavedViews(present), changed)),
      );
    },
    [value, change],
  );
  return { views, onChange };
}
