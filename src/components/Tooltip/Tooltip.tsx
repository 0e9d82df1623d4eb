import { cloneElement, useId, useRef, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { joinIds } from '../Field/useControl.ts';
import { Bubble } from './Bubble.ts';
import { useTip } from './useTip.ts';

const Root = styled.span`
  display: inline-flex;
`;

export interface TooltipProps {
  /** A few words without controls. */
  label: ReactNode;
  /** The element it describes. It must be focusable and forward `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** False when the element's name is the same text, so that it is not read twice. */
  isDescription?: boolean;
}

/**
 * A tooltip on hover and focus. Escape hides it, the pointer may rest on it, presses pass through it, and the window's edges
 * never clip it.
 */
export function Tooltip({ label, children, isDescription = true }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const { anchor, bubble, handlers } = useTip((target) => {
    const child = root.current?.firstElementChild;
    return child instanceof HTMLElement && child.contains(target) ? child : null;
  });
  const describedBy = joinIds(children.props['aria-describedby'], id);
  return (
    <Root ref={root} {...handlers}>
      {isDescription ? cloneElement(children, { 'aria-describedby': describedBy }) : children}
      {anchor || isDescription ? (
        <Bubble ref={bubble} id={id}>
          {label}
        </Bubble>
      ) : null}
    </Root>
  );
}
