import styled from 'styled-components';
import { color, font, space } from '#components/theme/tokens.ts';

/** A quiet line that says how work goes, with an optional button. */
export const StatusLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color.muted};
  font-size: ${font(13)};
`;
