import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { View } from '../lazy/lazyComponent.tsx';
import type { Part } from '../lazy/part.ts';
import type { Opener } from '../lazy/TriggerProxy.tsx';
import { useOpener } from '../lazy/useOpener.ts';
import { usePart } from '../lazy/usePart.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { MenuTrigger } from './MenuTrigger.ts';

/** The button of a menu. */
export interface MenuButtonProps {
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
}

/** Code that renders the kit's `MenuList`. */
export interface MenuPart<Props> {
  readonly MenuList: View<Props & { readonly opener: Opener }>;
}

export interface LazyMenuProps<Props> extends MenuButtonProps {
  /** The part that opens under the button. */
  part: Part<MenuPart<Props>>;
  /** The props of the part. */
  given: Props;
}

/** A button with a menu whose code loads when it is first wanted. */
export function LazyMenu<Props>({
  children,
  label,
  tooltip,
  look = 'plain',
  hasChevron = true,
  isCurrent = false,
  part,
  given,
}: LazyMenuProps<Props>) {
  const List = usePart(part)?.MenuList;
  const { opener, node, isWaiting, isWanted, props } = useOpener<HTMLButtonElement>(part);
  const trigger = (
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
  );
  return (
    <>
      {tooltip === undefined ? (
        trigger
      ) : (
        <Tooltip label={tooltip} isDescription={false}>
          {trigger}
        </Tooltip>
      )}
      {isWanted && List && <List {...given} opener={opener} />}
    </>
  );
}
