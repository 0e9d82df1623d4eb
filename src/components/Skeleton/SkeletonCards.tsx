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
  /** Lines of text in each. */
  lines?: number;
}

/** Cards to come, in the grid the real ones will stand in. */
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
