import { Menu as HeadlessMenu, MenuButton, MenuSection } from '@headlessui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';
import { Heading, Panel, Separator } from './menuStyle.ts';
import { MenuTrigger } from './MenuTrigger.ts';

export interface MenuProps {
  /** The content of the button. */
  children: ReactNode;
  /** The button's accessible name, if its content is not text. */
  label?: string | undefined;
  /** A shorter text that explains an icon on hover and focus. */
  tooltip?: string | undefined;
  look?: 'plain' | 'outlined' | 'icon';
  hasChevron?: boolean;
  /** True when the current page is among the items. */
  isCurrent?: boolean;
  /** Links and actions, in groups with a line between them. */
  groups: readonly (readonly MenuItem[])[];
  /** Shown above the items: who is signed in, for example. */
  heading?: ReactNode;
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
}

/** A button with a menu: arrows move, letters jump to an item, Escape closes it. Links in it are real links. */
export function Menu({
  children,
  label,
  tooltip,
  look = 'plain',
  hasChevron = true,
  isCurrent = false,
  groups,
  heading,
  align = 'start',
}: MenuProps) {
  const trigger = (
    <MenuButton
      as={MenuTrigger}
      type="button"
      aria-label={label}
      data-look={look}
      data-current={isCurrent || undefined}
    >
      {children}
      {hasChevron && <ChevronDown size={16} aria-hidden />}
    </MenuButton>
  );
  return (
    <HeadlessMenu>
      {tooltip === undefined ? (
        trigger
      ) : (
        <Tooltip label={tooltip} isDescription={false}>
          {trigger}
        </Tooltip>
      )}
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
