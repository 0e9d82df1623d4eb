import type { ReactNode } from 'react';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuLink } from '../Menu/MenuEntry.tsx';
import { FoldedNavigation } from './FoldedNavigation.tsx';
import { BarLink, Beside, Brand, End, Root, Row, Status, Wide } from './headerStyle.ts';
import { useKitWords } from '../theme/kitWords.ts';

/** Several links under one name. */
export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/** A link with the pages that belong to it in a menu beside it. */
export interface NavigationLinkGroup extends MenuLink {
  /** The name of the menu's button, since it shows an arrow only. */
  readonly menuLabel: string;
  readonly links: readonly MenuLink[];
}

/** One link, several under one name, or a link with a menu beside it. */
export type NavigationItem = MenuLink | NavigationGroup | NavigationLinkGroup;

export interface HeaderBarProps {
  logo: ReactNode;
  /** Links and dropdowns, folded into a menu on small screens. */
  navigation?: readonly NavigationItem[];
  navigationLabel?: string;
  /** The name of the button that opens the folded navigation. */
  menuLabel?: string;
  /** The work under way; on a small screen it has a line of its own. */
  status?: ReactNode;
  /** The profile menu. */
  children?: ReactNode;
}

function WideItem({ item }: { item: NavigationItem }) {
  if ('href' in item) {
    return (
      <>
        <BarLink href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
          {item.label}
        </BarLink>
        {'links' in item && (
          <Beside>
            <Menu label={item.menuLabel} groups={[item.links]}>
              {null}
            </Menu>
          </Beside>
        )}
      </>
    );
  }
  return (
    <Menu groups={[item.links]} isCurrent={item.links.some(({ isCurrent }) => isCurrent)}>
      {item.label}
    </Menu>
  );
}

/** The bar at the top: logo, navigation and profile menu. */
export function HeaderBar({
  logo,
  navigation = [],
  navigationLabel: ownName,
  menuLabel,
  status,
  children,
}: HeaderBarProps) {
  const words = useKitWords();
  const navigationLabel = ownName ?? words.navigation;
  return (
    <Root>
      <Row>
        <Brand>{logo}</Brand>
        {navigation.length > 0 && (
          <Wide data-navigation aria-label={navigationLabel}>
            {navigation.map((item) => (
              <WideItem key={item.label} item={item} />
            ))}
          </Wide>
        )}
        {status ? <Status>{status}</Status> : null}
        <End>{children}</End>
        {navigation.length > 0 && (
          <FoldedNavigation
            navigation={navigation}
            navigationLabel={navigationLabel}
            menuLabel={menuLabel ?? words.menu}
          />
        )}
      </Row>
    </Root>
  );
}
