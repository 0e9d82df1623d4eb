import styled from 'styled-components';
import { color, shape, space } from '../theme/tokens.ts';
import { Skeleton } from './Skeleton.tsx';

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  gap: ${space(4)};
  /* The width below which the real table scrolls. */
  min-width: 560px;
  height: ${shape.rowHeight};
  padding: 0 ${space(4)};
  & + & {
    border-top: 1px solid ${color.line};
  }
  &:first-child {
    background: ${color.sunken};
  }
`;

export interface SkeletonTableProps {
  rows: number;
  /** The columns as CSS grid tracks: `['2fr', '96px', '1fr']`. */
  columns: readonly string[];
}

/** A placeholder for a table: a header and rows of 44 px, in the columns of the real one. */
export function SkeletonTable({ rows, columns }: SkeletonTableProps) {
  return (
    <Frame aria-hidden>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <Row key={row} style={{ gridTemplateColumns: columns.join(' ') }}>
          {columns.map((_, column) => (
            <Skeleton
              key={column}
              height={12}
              width={row === 0 ? '48px' : `${64 + ((row * 5 + column * 7) % 4) * 9}%`}
            />
          ))}
        </Row>
      ))}
    </Frame>
  );
}
