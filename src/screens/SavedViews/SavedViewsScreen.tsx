import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import styled from 'styled-components';
import { Menu } from '#components/Menu/Menu.tsx';
import { color, font } from '#components/theme/tokens.ts';
import type { ListViews, SavedView } from '#domain/lists/savedViews.ts';
import { t } from '#domain/words/translate.ts';
import { viewGroups } from './viewGroups.tsx';
import { later } from '../page/later.tsx';

const ViewNameDialogLater = later(
  async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog,
);

const Explained = styled.p`
  margin: 0;
  /* Wraps, also in the narrowest window. The menu itself is as wide as the window allows. */
  max-width: min(18rem, calc(100vw - 64px));
  color: ${color.muted};
  font-size: ${font(13)};
`;

type Open =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'renaming'; readonly view: SavedView };

export interface SavedViewsScreenProps {
  /** The name of the view in use; null without one. */
  name: string | null;
  views: ListViews;
}

/** The menu of saved views, and the dialog that names one (D77). */
export function SavedViewsScreen({ name, views }: SavedViewsScreenProps) {
  const { links, suggestedName, problemOf, onRename, onSave } = views;
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const renamed = open.kind === 'renaming' ? open.view : undefined;
  return (
    <>
      <Menu
        label={name === null ? undefined : t('views.inUse', { name })}
        look="outlined"
        align="end"
        heading={links.length === 0 ? <Explained>{t('views.none')}</Explained> : undefined}
        groups={viewGroups(views, {
          onSave: () => setOpen({ kind: 'saving' }),
          onRename: (view) => setOpen({ kind: 'renaming', view }),
        })}
      >
        <Bookmark size={16} aria-hidden />
        <span>{name ?? t('views.button')}</span>
      </Menu>
      {open.kind === 'none' ? null : (
        <ViewNameDialogLater
          title={t(renamed ? 'views.renameTitle' : 'views.saveTitle')}
          initial={renamed?.name ?? suggestedName}
          problemOf={(text) => problemOf(text, renamed)}
          onName={(text) => (renamed ? onRename(renamed, text) : onSave(text))}
          onClose={() => setOpen({ kind: 'none' })}
        />
      )}
    </>
  );
}
