import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuLink } from '../Menu/MenuEntry.tsx';
import { GroupLink, GroupName, Narrow, Sheet, SheetLink } from './foldedStyle.ts';
import type { NavigationItem } from './HeaderBar.tsx';

interface FoldedNavigationProps {
  navigation: readonly NavigationItem[];
  navigationLabel: string;
  menuLabel: string;
}

/** The navigation on a phone: a button that shows all links, in their groups. */
export function FoldedNavigation({
  navigation,
  navigationLabel,
  menuLabel,
}: FoldedNavigationProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const linkOf = (link: MenuLink) => (
    <SheetLink
      key={link.href}
      href={link.href}
      aria-current={link.isCurrent ? 'page' : undefined}
      onClick={() => setOpen(false)}
    >
      {link.label}
    </SheetLink>
  );
  return (
    <Narrow
      data-navigation
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <IconButton
        ref={button}
        label={menuLabel}
        icon={isOpen ? <X size={20} aria-hidden /> : <MenuIcon size={20} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {/* It takes the focus of a tap beside its links, so that only leaving it closes it. */}
      <Sheet id={id} tabIndex={-1} aria-label={navigationLabel} hidden={!isOpen}>
        {navigation.map((item) =>
          'links' in item ? (
            <div key={item.label} role="group" aria-label={item.label}>
              {'href' in item ? (
                <GroupLink href={item.href} onClick={() => setOpen(false)}>
                  {item.label}
                </GroupLink>
              ) : (
                <GroupName>{item.label}</GroupName>
              )}
              {item.links.map(linkOf)}
            </div>
          ) : (
            linkOf(item)
          ),
        )}
      </Sheet>
    </Narrow>
  );
}
