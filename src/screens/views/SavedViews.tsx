import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Menu, type MenuItem } from '#components/Menu/Menu.tsx';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { ListViews } from '#contracts/listViews.ts';
import type { SavedView } from '#domain/lists/savedViews.ts';
import { t } from '#domain/words/translate.ts';
import { later } from '../page/later.tsx';

const ViewNameDialogLater = later(() => import('./ViewNameDialog.tsx'), 'ViewNameDialog');

const MenuFrame = styled.div`
  button {
    justify-content: center;
    width: 100%;
    min-height: ${shape.controlHeight};
    white-space: nowrap;
  }
  span {
    overflow: hidden;
    max-width: 9rem;
    text-overflow: ellipsis;
    ${media.narrow} {
      max-width: 5rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Changed = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  white-space: nowrap;
  font-size: ${font(13)};
  color: ${color.muted};
  ${media.print} {
    display: none;
  }
`;

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

/** The menu of saved views, and the dialog that names one. */
function ViewsMenu({ views }: { views: ListViews }) {
  const { name, links, inUse, isPlain, plainHref, suggestedName, problemOf } = views;
  const { onRename, onSave } = views;
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

/** The button above a list that opens its saved views (D77); beside it, that the view in use was changed. Nothing when views cannot be saved. */
export function SavedViews({ views }: { views: ListViews | undefined }) {
  const button = useRef<HTMLDivElement>(null);
  if (!views) return null;
  const { inUse, isPlain, onUpdate, onReset } = views;
  const changed = inUse?.isChanged ? inUse.view : null;
  /** The pressed button disappears, so the focus moves to the menu's. */
  const press = (act: (view: SavedView) => void, view: SavedView) => () => {
    act(view);
    button.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <MenuFrame ref={button}>
        <ViewsMenu views={views} />
      </MenuFrame>
      {changed ? (
        <Changed role="group" aria-label={t('views.changesOf', { name: changed.name })}>
          <span>{t('views.changed')}</span>
          {/* The whole list cannot be saved as a view. */}
          {isPlain ? null : (
            <Button size="small" onClick={press(onUpdate, changed)}>
              {t('general.save')}
              <VisuallyHidden> {changed.name}</VisuallyHidden>
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={press(onReset, changed)}>
            {t('views.reset')}
            <VisuallyHidden> {changed.name}</VisuallyHidden>
          </Button>
        </Changed>
      ) : null}
    </>
  );
}
