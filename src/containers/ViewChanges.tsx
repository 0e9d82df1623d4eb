import { ViewChangesNote } from '#screens/SavedViews/ViewChangesNote.tsx';
import type { ViewChangesProps } from '#screens/toolbar/ViewsMenu.tsx';
import { useViewsOfList } from './useViewsOfList.ts';

/** Says beside the button of the saved views that the one in use was changed (D77). */
export function ViewChanges({ shown, onDone }: ViewChangesProps) {
  const { inUse, onUpdate } = useViewsOfList(shown);
  if (!inUse?.isChanged) return null;
  const { view } = inUse;
  return (
    <ViewChangesNote
      name={view.name}
      // The whole list cannot be saved as a view.
      onSave={
        shown.query === ''
          ? undefined
          : () => {
              onUpdate(view);
              onDone();
            }
      }
      onReset={() => {
        shown.onQueryChange(view.query);
        onDone();
      }}
    />
  );
}
