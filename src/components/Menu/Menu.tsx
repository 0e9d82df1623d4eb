import { Menu as HeadlessMenu, MenuSection } from '@headlessui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';
import { Heading, Panel, Separator, Trigger } from './menuStyle.ts';

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
  return (
    <HeadlessMenu>
      <Trigger aria-label={label} data-look={look} data-current={isCurrent || undefined}>
        {children}
        {hasChevron && <ChevronDown size={16} aria-hidden />}
      </Trigger>
      <Panel anchor={{ to: `bottom ${align}`, gap: 6, padding: 8 }} modal={false}>
        {groups.map((items, index) => (
          <MenuSection key={items[0]?.label ?? index}>
            {index === 0 && heading !== undefined && (
              <Heading role="presentation">{heading}</Heading>
            )}
            {(index > 0 || heading !== undefined) && <Separator />}
            {items.map((item) => (
              <MenuEntry key={item.label} item={item} />
            ))}
          </MenuSection>
        ))}
      </Panel>
    </HeadlessMenu>
  );
}
