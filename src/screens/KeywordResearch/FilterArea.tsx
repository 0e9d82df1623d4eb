import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { isComposing } from '#components/keys/isComposing.ts';

const Root = styled.div`
  position: relative;
`;

export interface FilterAreaProps {
  isOpen: boolean;
  onClose: () => void;
  /** The toolbar with the button that opens the filters, and the filters. */
  children: ReactNode;
}

/** Places the filters over the table instead of pushing it down. Escape closes them. */
export function FilterArea({ isOpen, onClose, children }: FilterAreaProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <Root
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented || isComposing(event))
          return;
        event.preventDefault();
        onClose();
        root.current?.querySelector<HTMLElement>('[aria-controls][aria-expanded]')?.focus();
      }}
    >
      {children}
    </Root>
  );
}
