import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { View } from '../lazy/later.tsx';
import type { Part } from '../lazy/part.ts';
import type { Opener } from '../lazy/TriggerProxy.tsx';
import { useOpener } from '../lazy/useOpener.ts';
import { usePart } from '../lazy/usePart.ts';
import { MenuTrigger } from './MenuTrigger.ts';

/** A menu that is code of its own. */
export interface MenuPart<Props> {
  /** Renders the kit's `MenuList`, from what it is given. */
  readonly MenuList: View<Props & { readonly opener: Opener }>;
}

export interface LaterMenuProps<Props> {
  /** The content of the button. */
  children: ReactNode;
  /** The button's accessible name, if its content is not text. */
  label?: string | undefined;
  /** What opens under the button. */
  part: Part<MenuPart<Props>>;
  /** What that component is given. */
  given: Props;
}

/** A button with a menu whose entries are code of their own, loaded when they are first wanted. */
export function LaterMenu<Props>({ children, label, part, given }: LaterMenuProps<Props>) {
  const List = usePart(part)?.MenuList;
  const { opener, node, isWaiting, isWanted, props } = useOpener<HTMLButtonElement>(part);
  return (
    <>
      <MenuTrigger
        ref={node}
        aria-haspopup="menu"
        data-open={isWaiting || undefined}
        {...props}
        type="button"
        aria-label={label}
        data-look="outlined"
      >
        {children}
        <ChevronDown size={16} aria-hidden />
      </MenuTrigger>
      {isWanted && List && <List {...given} opener={opener} />}
    </>
  );
}
