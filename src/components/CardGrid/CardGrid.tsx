import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, shape, space } from '../theme/tokens.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space(4)};
  & > li {
    display: grid;
    min-width: 0;
  }
  & > li:focus {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
    border-radius: ${shape.radiusCard};
  }
  ${media.print} {
    grid-template-columns: 1fr 1fr;
  }
`;

export interface CardGridProps {
  /** Cards; each is an item of the list. */
  children: ReactNode;
  /** The name of the list, for assistive technology. */
  label?: string;
}

/** Cards in columns of at least 320 px, equally high within a row. */
export function CardGrid({ children, label }: CardGridProps) {
  return (
    // The role is set because Safari removes it together with the bullets.
    <Grid role="list" aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Grid>
  );
}
