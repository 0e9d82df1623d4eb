import { viewNameProblem, type CurrentView } from '#domain/lists/savedViews.ts';
import { t } from '#domain/words/translate.ts';
import { SavedViewsScreen } from '#screens/SavedViews/SavedViewsScreen.tsx';
import { fullUrl } from '#state/address.ts';
import { useServices } from '#state/services.ts';
import { useSharing } from '#state/sharing.ts';
import { useViewsOfList } from './useViewsOfList.ts';

/** The saved views of the list on this page (D77). */
export function SavedViewsMenu(props: CurrentView) {
  const { list, query, name, onNameChange } = props;
  const { notices } = useServices();
  const { onCopy } = useSharing();
  const { own, inUse, pathname, hrefOf, onChange, showSaveResult, onUpdate } =
    useViewsOfList(props);
  return (
    <SavedViewsScreen
      name={name}
      views={{
        links: own.map((view) => ({ view, href: hrefOf(view.query, view.name) })),
        inUse,
        plainHref: pathname,
        isPlain: query === '',
        suggestedName: inUse ? '' : (name ?? ''),
        problemOf: (wanted, renamed) => viewNameProblem(own, { list, name: wanted }, renamed),
        onSave: (wanted) => {
          const newName = wanted.trim();
          const isSaved = onChange({ kind: 'save', view: { list, name: newName, query } });
          if (isSaved) {
            onNameChange(newName);
            showSaveResult(true, newName);
          }
          return isSaved;
        },
        onUpdate,
        onRename: (view, wanted) => {
          const newName = wanted.trim();
          const isSaved = onChange({ kind: 'rename', view, name: newName });
          if (isSaved) onNameChange(newName);
          return isSaved;
        },
        onDelete: (view) => {
          onChange({ kind: 'remove', view });
          onNameChange(null);
          notices.say('success', t('general.deleted', { label: view.name }), {
            label: t('general.undo'),
            run: () => showSaveResult(onChange({ kind: 'save', view }), view.name),
          });
        },
        onCopyLink: () => onCopy(fullUrl(hrefOf(query, name)), t('views.copied')),
      }}
    />
  );
}
