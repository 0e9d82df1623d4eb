import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu, type MenuLink } from '../Menu/Menu.tsx';
import { useKitWords } from '../theme/kitWords.ts';
import { Bar, BarLink, Folded, Sheet, Wide } from './headerStyle.ts';

/** A link, several links under one name, or a link with the pages that belong to it in a menu beside it. */
export interface NavigationItem {
  readonly label: string;
  readonly href?: string;
  readonly isCurrent?: boolean;
  readonly links?: readonly MenuLink[];
  /** The name of the menu's button beside a link, since it shows an arrow only. */
  readonly menuLabel?: string;
}

export interface HeaderBarProps {
  logo: ReactNode;
  /** Links and dropdowns, folded into a menu on small screens. */
  navigation?: readonly NavigationItem[];
  /** The work under way; on a small screen it has a line of its own. */
  status?: ReactNode;
  /** The profile menu. */
  children?: ReactNode;
}

/** The bar at the top: logo, navigation and profile menu. */
export function HeaderBar({ logo, navigation = [], status, children }: HeaderBarProps) {
  return (
    <Bar>
      <div className="row">
        <div className="logo">{logo}</div>
        {navigation.length > 0 && <WideNavigation navigation={navigation} />}
        {status ? <div className="status">{status}</div> : null}
        <div className="end">{children}</div>
        {navigation.length > 0 && <FoldedNavigation navigation={navigation} />}
      </div>
    </Bar>
  );
}

type Navigation = Required<Pick<HeaderBarProps, 'navigation'>>;

const current = (isCurrent: boolean | undefined) => (isCurrent ? 'page' : undefined);

function WideNavigation({ navigation }: Navigation) {
  const words = useKitWords();
  return (
    <Wide data-navigation aria-label={words.navigation}>
      {navigation.map(({ label, href, isCurrent, links, menuLabel }) => (
        <Fragment key={label}>
          {href === undefined ? null : (
            <BarLink href={href} aria-current={current(isCurrent)}>
              {label}
            </BarLink>
          )}
          {links ? (
            <Menu
              label={menuLabel}
              groups={[links]}
              isCurrent={links.some((link) => link.isCurrent)}
            >
              {href === undefined ? label : null}
            </Menu>
          ) : null}
        </Fragment>
      ))}
    </Wide>
  );
}

/** The navigation on a phone: a button that shows all links, in their groups. */
function FoldedNavigation({ navigation }: Navigation) {
  const words = useKitWords();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const linkOf = ({ href, label, isCurrent }: MenuLink) => (
    <BarLink key={href} href={href} aria-current={current(isCurrent)} onClick={close}>
      {label}
    </BarLink>
  );
  return (
    <Folded
      data-navigation
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        event.preventDefault();
        close();
        button.current?.focus();
      }}
    >
      <IconButton
        ref={button}
        label={words.menu}
        icon={isOpen ? <X size={20} aria-hidden /> : <MenuIcon size={20} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {/* It takes the focus of a tap beside its links, so that only leaving it closes it. */}
      <Sheet id={id} tabIndex={-1} aria-label={words.navigation} hidden={!isOpen}>
        {navigation.map(({ label, href, isCurrent, links }) =>
          links ? (
            <div key={label} role="group" aria-label={label}>
              {href === undefined ? (
                <p>{label}</p>
              ) : (
                <Link href={href} onClick={close}>
                  {label}
                </Link>
              )}
              {links.map(linkOf)}
            </div>
          ) : (
            linkOf({ label, href: href ?? '', isCurrent: isCurrent ?? false })
          ),
        )}
      </Sheet>
    </Folded>
  );
}
