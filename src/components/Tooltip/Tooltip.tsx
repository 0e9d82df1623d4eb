import { cloneElement, useId, useRef, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { animation } from '../theme/animation.ts';
import { shape } from '../theme/tokens.ts';
import { bubbleStyle } from './bubbleStyle.ts';
import { useTip } from './useTip.ts';

const Root = styled.span`
  display: inline-flex;
`;

const Bubble = styled.span`
  ${bubbleStyle}
  text-align: start;
  white-space: normal;
  animation: ${animation('appear')} ${shape.motion};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface TooltipProps {
  /** A few words without controls. */
  label: ReactNode;
  /** The element it describes. It must be focusable and forward `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Milliseconds before a hover opens it. Focus opens it at once. */
  delayMs?: number;
  /** False when the element's name is the same text, so that it is not read twice. */
  isDescription?: boolean;
}

/**
 * A tooltip on hover and focus. Escape hides it, the pointer may rest on it, presses pass through it, and the window's edges
 * never clip it.
 */
export function Tooltip({ label, children, delayMs = 300, isDescription = true }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const { anchor, bubble, handlers } = useTip((target) => {
    const child = root.current?.firstElementChild;
    return child instanceof HTMLElement && child.contains(target) ? child : null;
  }, delayMs);
  const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <Root ref={root} {...handlers}>
      {isDescription ? cloneElement(children, { 'aria-describedby': described }) : children}
      {anchor || isDescription ? (
        <Bubble ref={bubble} id={id} role="tooltip" popover="manual">
          {label}
        </Bubble>
      ) : null}
    </Root>
  );
}
