import { Menu as HeadlessMenu, MenuButton, MenuSection } from '@headlessui/react';
import type { ReactNode } from 'react';
import { TriggerProxy, type Opener } from '../lazy/TriggerProxy.tsx';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';
import { Heading, Panel, Separator } from './menuStyle.ts';

interface MenuListProps {
  opener: Opener;
  groups: readonly (readonly MenuItem[])[];
  heading: ReactNode;
  align: 'start' | 'end';
}

/** The list that opens under the button of a menu. */
export function MenuList({ opener, groups, heading, align }: MenuListProps) {
  return (
    <HeadlessMenu>
      <MenuButton as={TriggerProxy} opener={opener} />
      <Panel anchor={{ to: `bottom ${align}`, gap: 6, padding: 8 }} modal={false}>
        {groups.map((items, index) => (
          <MenuSection key={index}>
            {index === 0 && heading !== undefined && (
              <Heading role="presentation">{heading}</Heading>
            )}
            {(index > 0 || heading !== undefined) && <Separator />}
            {items.map((item) => (
              <MenuEntry key={'href' in item ? item.href : item.label} item={item} />
            ))}
          </MenuSection>
        ))}
      </Panel>
    </HeadlessMenu>
  );
}
