import Bookmark from 'lucide-react/icons/bookmark';
import styled from 'styled-components';
import type { Part } from '#components/lazy/part.ts';
import { LazyMenu, type MenuPart } from '#components/Menu/LazyMenu.tsx';
import { media, shape } from '#components/theme/tokens.ts';
import type { CurrentView } from '#domain/lists/views/listViews.ts';
import { t } from '#domain/words/translate.ts';

const Place = styled.div`
  button {
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

/** The saved views of a list, as passed to its screen. */
export interface ViewsAbove {
  readonly shown: CurrentView;
  /** The menu, which loads when it is first opened. */
  readonly menu: Part<MenuPart<CurrentView>>;
}

export interface ViewsMenuProps {
  /** When absent, views cannot be saved. */
  views: ViewsAbove | undefined;
}

/** The button above a list that opens its saved views (D77). */
export function ViewsMenu({ views }: ViewsMenuProps) {
  if (!views) return null;
  const { shown, menu } = views;
  const { name } = shown;
  return (
    <Place>
      <LazyMenu
        part={menu}
        given={shown}
        label={name === null ? undefined : t('views.inUse', { name })}
        look="outlined"
      >
        <Bookmark size={16} aria-hidden />
        <span>{name ?? t('views.button')}</span>
      </LazyMenu>
    </Place>
  );
}
