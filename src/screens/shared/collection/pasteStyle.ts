import styled from 'styled-components';
import { color, font } from '#components/theme/tokens.ts';

/** A line about all rows. */
export const Summary = styled.p`
  font-size: ${font(13)};
  color: ${color.muted};
`;
