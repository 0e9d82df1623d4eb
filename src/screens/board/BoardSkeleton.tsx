import { Card } from '#components/Card/Card.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import styled from 'styled-components';
import { space } from '#components/theme/tokens.ts';

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
  min-height: 132px;
  align-content: start;
`;

const places = ['1', '2', '3', '4', '5', '6'];

/** Placeholders for six cards, in the layout of real ones. */
export function BoardSkeleton() {
  return (
    <div aria-hidden>
      <CardGrid>
        {places.map((place) => (
          <Card key={place} headingLevel={2} title={<Skeleton width="60%" height={18} />}>
            <Lines>
              <Skeleton />
              <Skeleton width="90%" />
              <Skeleton width="70%" />
            </Lines>
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
