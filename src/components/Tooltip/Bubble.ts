import styled from 'styled-components';
import { animation } from '../theme/animation.ts';
import { color, font, shape, space } from '../theme/tokens.ts';

/** A popover is in the browser's top layer, so that nothing clips or covers it. Presses pass through it. */
export const Bubble = styled.span.attrs({ role: 'tooltip', popover: 'manual' })`
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
  white-space: normal;
  overflow-wrap: anywhere;
  pointer-events: none;
  box-shadow: ${shape.shadowFloat};
  animation: ${animation('appear')} ${shape.motion};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
