import { MenuItem as HeadlessItem } from '@headlessui/react';
import type { ReactNode } from 'react';
import { ItemButton, ItemLink } from './menuStyle.ts';

interface MenuItemBase {
  /** Unique among the actions of its group; links differ by their address. */
  readonly label: string;
  readonly icon?: ReactNode;
}

/** A link. */
export interface MenuLink extends MenuItemBase {
  readonly href: string;
  readonly isCurrent?: boolean;
}

/** An action. */
export interface MenuAction extends MenuItemBase {
  readonly onSelect: () => void;
  readonly tone?: 'neutral' | 'danger';
  readonly isDisabled?: boolean;
}

export type MenuItem = MenuLink | MenuAction;

/** One entry of a menu: a button, or a real link that can open in a new tab. */
export function MenuEntry({ item }: { item: MenuItem }) {
  if ('href' in item) {
    return (
      <HeadlessItem
        as={ItemLink}
        href={item.href}
        aria-current={item.isCurrent ? 'page' : undefined}
      >
        {item.icon}
        {item.label}
      </HeadlessItem>
    );
  }
  return (
    <HeadlessItem
      as={ItemButton}
      type="button"
      disabled={item.isDisabled ?? false}
      data-tone={item.tone}
      onClick={item.onSelect}
    >
      {item.icon}
      {item.label}
    </HeadlessItem>
  );
}
