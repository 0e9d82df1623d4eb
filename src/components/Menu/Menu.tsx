import {
  MenuButton,
  MenuItem as HeadlessItem,
  MenuItems,
  MenuSection,
  Menu as Headless,
} from '@headlessui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { Heading, ItemButton, ItemLink, Panel, Separator, Trigger } from './menuStyle.ts';
import { useFirstPress } from './useFirstPress.ts';

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
  /** Called each time the menu opens, to load what it shows. */
  onOpen?: (() => void) | undefined;
}

/** Is in the document only while the menu is open. */
function Opened({ onOpen }: { onOpen: () => void }) {
  const tell = useEffectEvent(onOpen);
  useEffect(() => tell(), []);
  return null;
}

/** One entry of a menu: a button, or a real link that can open in a new tab. */
const entryOf = (item: MenuItem) =>
  'href' in item ? (
    <HeadlessItem
      key={item.href}
      as={ItemLink}
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
    >
      {item.icon}
      {item.label}
    </HeadlessItem>
  ) : (
    <HeadlessItem
      key={item.label}
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

type TriggerProps = Omit<IconButtonProps, 'label' | 'icon'> &
  Pick<MenuProps, 'children' | 'label' | 'look' | 'hasChevron' | 'isCurrent'>;

/** The button of a menu. */
function MenuTrigger(props: TriggerProps) {
  const { children, label, tooltip, look, hasChevron, isCurrent, ...rest } = props;
  return look === 'icon' ? (
    <IconButton {...rest} label={label ?? ''} tooltip={tooltip} icon={children} />
  ) : (
    <Trigger
      {...rest}
      type="button"
      aria-label={label}
      data-look={look}
      data-current={isCurrent || undefined}
    >
      {children}
      {hasChevron && <ChevronDown size={16} aria-hidden />}
    </Trigger>
  );
}

/** A button with a menu: arrows move, letters jump to an item, Escape closes it. Links in it are real links. */
export function Menu({ groups, heading, align = 'start', onOpen, ...own }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { wasPressed, closed } = useFirstPress(button);
  const trigger = { look: 'plain', hasChevron: true, ...own, ref: button } as const;
  if (!wasPressed) return <MenuTrigger {...trigger} {...closed} aria-haspopup="menu" />;
  return (
    <Headless>
      <MenuButton as={MenuTrigger} {...trigger} />
      <MenuItems as={Panel} anchor={{ to: `bottom ${align}`, gap: 6, padding: 8 }} modal={false}>
        {onOpen && <Opened onOpen={onOpen} />}
        {groups.map((items, index) => (
          <MenuSection key={index}>
            {index === 0 && heading !== undefined && (
              <Heading role="presentation">{heading}</Heading>
            )}
            {(index > 0 || heading !== undefined) && <Separator />}
            {items.map(entryOf)}
          </MenuSection>
        ))}
      </MenuItems>
    </Headless>
  );
}
