import Check from 'lucide-react/icons/check';
import type { MenuItem } from '#components/Menu/Menu.tsx';
import type { ListViews, SavedView } from '#domain/lists/savedViews.ts';
import { t } from '#domain/words/translate.ts';

interface Asking {
  readonly onSave: () => void;
  readonly onRename: (view: SavedView) => void;
}

/** A check mark for the current entry. The others keep its space. */
const tick = (isShown: boolean) => (
  <Check size={16} aria-hidden {...(!isShown && { visibility: 'hidden' })} />
);

/** The menu's items: the saved views, saving the current view, and renaming or deleting the view in use. */
export function viewGroups(views: ListViews, { onSave, onRename }: Asking): MenuItem[][] {
  const { links, inUse, isPlain, plainHref } = views;
  const isWhole = isPlain && inUse === null;
  const whole = {
    label: t('views.whole'),
    href: plainHref,
    isCurrent: isWhole,
    icon: tick(isWhole),
  };
  const saved = links.map(({ view, href }) => {
    const isCurrent = view === inUse?.view;
    return { label: view.name, href, isCurrent, icon: tick(isCurrent) };
  });
  const isNew = !isPlain && (inUse === null || inUse.isChanged);
  const { view } = inUse ?? {};
  const keeping: MenuItem[] = [
    ...(isNew && view
      ? [{ label: t('views.update', { name: view.name }), onSelect: () => views.onUpdate(view) }]
      : []),
    ...(isNew ? [{ label: t('views.save'), onSelect: onSave }] : []),
    ...(isPlain ? [] : [{ label: t('views.copyLink'), onSelect: views.onCopyLink }]),
  ];
  const used: MenuItem[] = view
    ? [
        { label: t('views.rename', { name: view.name }), onSelect: () => onRename(view) },
        {
          label: t('views.delete', { name: view.name }),
          onSelect: () => views.onDelete(view),
          tone: 'danger',
        },
      ]
    : [];
  return [[whole, ...saved], keeping, used].filter((group) => group.length > 0);
}
