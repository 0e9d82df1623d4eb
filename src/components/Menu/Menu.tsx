import ChevronDown from 'lucide-react/icons/chevron-down';
import { use, type ReactNode } from 'react';
import { KitContext } from '../lazy/kit.ts';
import { useOpener } from '../lazy/useOpener.ts';
import { usePart } from '../lazy/usePart.ts';
import type { MenuItem } from './MenuEntry.tsx';
import { MenuTrigger } from './MenuTrigger.ts';

export interface MenuProps {
  /** What is on the button. */
  children: ReactNode;
  /** The button's name, where its content is no text. */
  label?: string;
  /** Links and actions, in groups with a line between them. */
  groups: readonly (readonly MenuItem[])[];
  /** Stands above the items: who is signed in, for example. */
  heading?: ReactNode;
  /** Which edge of the button the menu keeps to. */
  align?: 'start' | 'end';
  look?: 'plain' | 'outlined';
  hasChevron?: boolean;
  /** The page shown is among the items. */
  isCurrent?: boolean;
}

/** A button with a menu: arrows walk, letters jump, Escape returns. Links in it are links. */
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
