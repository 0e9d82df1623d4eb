import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import styled from 'styled-components';
import { Menu } from '#components/Menu/Menu.tsx';
import type { MenuItem } from '#components/Menu/Menu.tsx';
import { color, font } from '#components/theme/tokens.ts';
import type { ListViews, SavedView } from '#domain/lists/savedViews.ts';
import { t } from '#domain/words/translate.ts';
import { later } from '../page/later.tsx';

const ViewNameDialogLater = later(
  async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog,
);

const Explained = styled.p`
  /* Wraps, also in the narrowest window. The menu itself is as wide as the window allows. */
  max-width: min(18rem, calc(100vw - 64px));
  color: ${color.muted};
  font-size: ${font(13)};
`;

/** A check mark for the current entry. The others keep its space. */
const entry = (label: string, href: string, isCurrent: boolean): MenuItem => ({
  label,
  href,
  isCurrent,
  icon: <Check size={16} aria-hidden {...(!isCurrent && { visibility: 'hidden' })} />,
});

export interface SavedViewsScreenProps {
  /** The name of the view in use; null without one. */
  name: string | null;
  views: ListViews;
}

/** The menu of saved views, and the dialog that names one (D77). */
export function SavedViewsScreen({ name, views }: SavedViewsScreenProps) {
  const { links, inUse, isPlain, plainHref, suggestedName, problemOf, onRename, onSave } = views;
  /** What the open dialog names: the view to rename, or a new one. */
  const [naming, setNaming] = useState<SavedView | 'new' | null>(null);
  const renamed = naming === 'new' ? undefined : (naming ?? undefined);
  const view = inUse?.view;
  const isNew = !isPlain && (!inUse || inUse.isChanged);

  const known = [
    entry(t('views.whole'), plainHref, isPlain && !inUse),
    ...links.map((link) => entry(link.view.name, link.href, link.view === view)),
  ];
  const keeping: MenuItem[] = [
    ...(isNew && view
      ? [{ label: t('views.update', { name: view.name }), onSelect: () => views.onUpdate(view) }]
      : []),
    ...(isNew ? [{ label: t('views.save'), onSelect: () => setNaming('new') }] : []),
    ...(isPlain ? [] : [{ label: t('views.copyLink'), onSelect: views.onCopyLink }]),
  ];
  const used: MenuItem[] = view
    ? [
        { label: t('views.rename', { name: view.name }), onSelect: () => setNaming(view) },
        {
          label: t('views.delete', { name: view.name }),
          onSelect: () => views.onDelete(view),
          tone: 'danger',
        },
      ]
    : [];
  return (
    <>
      <Menu
        label={name === null ? undefined : t('views.inUse', { name })}
        look="outlined"
        align="end"
        heading={links.length === 0 ? <Explained>{t('views.none')}</Explained> : undefined}
        groups={[known, keeping, used].filter((group) => group.length > 0)}
      >
        <Bookmark size={16} aria-hidden />
        <span>{name ?? t('views.button')}</span>
      </Menu>
      {naming ? (
        <ViewNameDialogLater
          title={t(renamed ? 'views.renameTitle' : 'views.saveTitle')}
          initial={renamed?.name ?? suggestedName}
          problemOf={(text) => problemOf(text, renamed)}
          onName={(text) => (renamed ? onRename(renamed, text) : onSave(text))}
          onClose={() => setNaming(null)}
        />
      ) : null}
    </>
  );
}
