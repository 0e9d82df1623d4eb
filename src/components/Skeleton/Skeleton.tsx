import styled from 'styled-components';
import { animation } from '../theme/animation.ts';
import { color, media } from '../theme/tokens.ts';

const Block = styled.span`
  display: block;
  max-width: 100%;
  border-radius: 6px;
  background: ${color.hover};
  animation: ${animation('breathe')} 1.6s ease-in-out infinite;
  ${media.still} {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

export interface SkeletonProps {
  /** Any CSS width. */
  width?: string;
  /** The height of the content in pixels, so that nothing moves when it arrives. */
  height?: number;
}

/** A grey block as placeholder. Hidden from assistive technology: the component that waits announces it. */
export function Skeleton({ width = '100%', height = 16 }: SkeletonProps) {
  return <Block aria-hidden data-waiting style={{ width, height }} />;
}
