import { use, type ReactNode } from 'react';
import { KitContext } from '../lazy/kit.ts';
import { LazyMenu, type MenuButtonProps } from './LazyMenu.tsx';
import type { MenuItem } from './MenuEntry.tsx';

export interface MenuProps extends MenuButtonProps {
  /** Links and actions, in groups with a line between them. */
  groups: readonly (readonly MenuItem[])[];
  /** Shown above the items: who is signed in, for example. */
  heading?: ReactNode;
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
}

/** A button with a menu: arrows move, letters jump to an item, Escape closes it. Links in it are real links. */
export function Menu({ groups, heading, align = 'start', ...button }: MenuProps) {
  return <LazyMenu {...button} part={use(KitContext)} given={{ groups, heading, align }} />;
}
