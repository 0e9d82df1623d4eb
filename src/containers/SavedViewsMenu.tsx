import { useLocation } from 'react-router-dom';
import type { Opener } from '#components/lazy/TriggerProxy.tsx';
import type { CurrentView } from '#domain/lists/views/listViews.ts';
import { viewInUse, viewNameProblem } from '#domain/lists/views/savedViews.ts';
import { namedQuery } from '#domain/lists/views/viewAddress.ts';
import { t } from '#domain/words/translate.ts';
import { SavedViewsScreen } from '#screens/SavedViews/SavedViewsScreen.tsx';
import { useSavedViews } from '#state/lists/useSavedViews.ts';
import { pageAddress } from '#state/pageAddress.ts';
import { useServices } from '#state/services.ts';
import { useSharing } from '#state/sharing.ts';

export interface SavedViewsMenuProps extends CurrentView {
  /** The button above the list. */
  opener: Opener;
}

/** The saved views of the list on this page (D77). */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { opener, list, query, name, onNameChange } = props;
  const { notices } = useServices();
  const { onCopy } = useSharing();
  const { pathname } = useLocation();
  const { views, onChange } = useSavedViews();
  const own = views.filter((view) => view.list === list);
  const inUse = viewInUse(own, name, query);
  const hrefOf = (look: string, called: string | null) =>
    `${pathname}?${namedQuery(look, called).toString()}`;
  /** Another tab may have taken the name, or deleted the view, a moment ago. */
  const sayOutcome = (isSaved: boolean, saved: string) =>
    isSaved
      ? notices.say('success', t('views.saved', { name: saved }))
      : notices.say('error', t('views.notSaved', { name: saved }));
  return (
    <SavedViewsScreen
      opener={opener}
      views={{
        links: own.map((view) => ({ view, href: hrefOf(view.query, view.name) })),
        inUse,
        plainHref: pathname,
        isPlain: query === '',
        suggestedName: inUse ? '' : (name ?? ''),
        problemOf: (wanted, renamed) => viewNameProblem(own, { list, name: wanted }, renamed),
        onSave: (wanted) => {
          const called = wanted.trim();
          const isSaved = onChange({ kind: 'save', view: { list, name: called, query } });
          if (isSaved) onNameChange(called);
          sayOutcome(isSaved, called);
        },
        onUpdate: (view) => {
          sayOutcome(onChange({ kind: 'update', view: { ...view, query } }), view.name);
        },
        onRename: (view, wanted) => {
          const called = wanted.trim();
          const isSaved = onChange({ kind: 'rename', view, name: called });
          if (isSaved) onNameChange(called);
          else sayOutcome(false, called);
        },
        onDelete: (view) => {
          onChange({ kind: 'remove', view });
          onNameChange(null);
          notices.say('success', t('general.deleted', { label: view.name }), {
            label: t('general.undo'),
            run: () => onChange({ kind: 'save', view }),
          });
        },
        onCopyLink: () => onCopy(pageAddress(hrefOf(query, name)), t('views.copied')),
      }}
    />
  );
}
