import styled from 'styled-components';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { color, shape, space } from '../theme/tokens.ts';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonText } from './SkeletonText.tsx';

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  height: 100%;
  padding: ${space(5)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
`;

export interface SkeletonCardsProps {
  count: number;
  /** The number of text lines in each card. */
  lines?: number;
}

/** A placeholder for cards, in the grid of the real ones. */
export function SkeletonCards({ count, lines = 4 }: SkeletonCardsProps) {
  return (
    <div aria-hidden>
      <CardGrid>
        {Array.from({ length: count }, (_, card) => (
          <Frame key={card}>
            <Skeleton width="62%" height={18} />
            <SkeletonText lines={lines} />
          </Frame>
        ))}
      </CardGrid>
    </div>
  );
}
