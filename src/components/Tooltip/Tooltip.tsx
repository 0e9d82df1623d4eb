import { cloneElement, useId, type ReactElement, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, font, shape, space } from '../theme/tokens.ts';
import { useTooltip } from './useTooltip.ts';

const appear = keyframes`from { opacity: 0; }`;

const Root = styled.span`
  display: inline-flex;
`;

/** A popover is in the browser's top layer: nothing clips or covers it. It lets presses through. */
const Bubble = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  padding: 6px ${space(2.5)};
  border: 0;
  border-radius: 6px;
  background: ${color.text};
  color: ${color.surface};
  font-size: ${font(12)};
  font-weight: 450;
  line-height: 1.4;
  text-align: start;
  overflow-wrap: anywhere;
  white-space: normal;
  pointer-events: none;
  box-shadow: ${shape.shadowFloat};
  animation: ${appear} ${shape.motion};
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

/** A tooltip on hover and focus. Escape hides it, the pointer may rest on it and press through it, and the window's edges never clip it. */
export function Tooltip({ label, children, delayMs = 300, isDescription = true }: TooltipProps) {
  const id = useId();
  const { isOpen, bubble, handlers } = useTooltip(delayMs);
  const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <Root {...handlers}>
      {isDescription ? cloneElement(children, { 'aria-describedby': described }) : children}
      {isOpen || isDescription ? (
        <Bubble ref={bubble} id={id} role="tooltip" popover="manual">
          {label}
        </Bubble>
      ) : null}
    </Root>
  );
}
