import styled from 'styled-components';
import { animation } from '../theme/animation.ts';
import { media } from '../theme/tokens.ts';

const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${animation('turn')} 700ms linear infinite;
  ${media.still} {
    animation-duration: 4s;
  }
  @media (forced-colors: active) {
    border-right-color: Canvas;
  }
`;

export interface SpinnerProps {
  /** Width and height in pixels. */
  size?: number;
}

/** A spinner, hidden from assistive technology: the text beside it describes what is happening. */
export function Spinner({ size = 16 }: SpinnerProps) {
  return <Ring style={{ width: size, height: size }} aria-hidden="true" />;
}
