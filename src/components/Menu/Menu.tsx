import ChevronDown from 'lucide-react/icons/chevron-down';
import { use, type ReactNode } from 'react';
import { KitContext } from '../lazy/kit.ts';
import { useOpener } from '../lazy/useOpener.ts';
import { usePart } from '../lazy/usePart.ts';
import type { MenuItem } from './MenuEntry.tsx';
import { MenuTrigger } from './MenuTrigger.ts';

export interface MenuProps {
  /** The content of the button. */
  children: ReactNode;
  /** The button's accessible name, if its content is not text. */
  label?: string;
  /** Links and actions, in groups with a line between them. */
  groups: readonly (readonly MenuItem[])[];
  /** Shown above the items: who is signed in, for example. */
  heading?: ReactNode;
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
  look?: 'plain' | 'outlined' | 'icon';
  hasChevron?: boolean;
  /** True when the current page is among the items. */
  isCurrent?: boolean;
}

/** A button with a menu: arrows move, letters jump to an item, Escape closes it. Links in it are real links. */
export function Menu({
  children,
  label,
  groups,
  heading,
  align = 'start',
  look = 'plain',
  hasChevron = true,
  isCurrent = false,
}: MenuProps) {
  const kit = use(KitContext);
  const List = usePart(kit)?.MenuList;
  const { opener, node, isWaiting, isWanted, props } = useOpener<HTMLButtonElement>(kit);
  return (
    <>
      <MenuTrigger
        ref={node}
        aria-haspopup="menu"
        data-open={isWaiting || undefined}
        {...props}
        type="button"
        aria-label={label}
        data-look={look}
        data-current={isCurrent || undefined}
      >
        {children}
        {hasChevron && <ChevronDown size={16} aria-hidden />}
      </MenuTrigger>
      {isWanted && List && <List opener={opener} groups={groups} heading={heading} align={align} />}
    </>
  );
}
