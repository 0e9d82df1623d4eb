import { useLocation } from 'react-router-dom';
import { viewInUse, type CurrentView, type SavedView } from '#domain/lists/savedViews.ts';
import { namedQuery } from '#domain/lists/listView.ts';
import { t } from '#domain/words/translate.ts';
import { useSavedViews } from '#state/savedViews.ts';
import { useServices } from '#state/services.ts';

/** Returns this person's saved views of the list on this page, and the one in use. */
export function useViewsOfList({ list, query, name }: CurrentView) {
  const { notices } = useServices();
  const { pathname } = useLocation();
  const { views, onChange } = useSavedViews();
  const own = views.filter((view) => view.list === list);
  /** Another tab may have taken the name, or deleted the view, a moment ago. */
  const showSaveResult = (isSaved: boolean, saved: string) =>
    isSaved
      ? notices.say('success', t('views.saved', { name: saved }))
      : notices.say('error', t('views.notSaved', { name: saved }));
  return {
    own,
    inUse: viewInUse(own, name, query),
    pathname,
    hrefOf: (viewQuery: string, viewName: string | null) =>
      `${pathname}?${namedQuery(viewQuery, viewName).toString()}`,
    onChange,
    showSaveResult,
    /** Saves the current view under the name of an existing one. */
    onUpdate: (view: SavedView) =>
      showSaveResult(onChange({ kind: 'update', view: { ...view, query } }), view.name),
  };
}
