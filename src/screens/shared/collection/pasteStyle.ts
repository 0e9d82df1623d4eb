import styled from 'styled-components';
import { color, font, shape, space } from '#components/theme/tokens.ts';

/** A question to answer before pasted rows can be added. */
export const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${shape.radiusControl};
  background: ${color.warningSoft};
  color: ${color.warning};
  font-size: ${font(13)};
  overflow-wrap: anywhere;
`;

/** A line about all rows. */
export const Summary = styled.p`
  font-size: ${font(13)};
  color: ${color.muted};
`;
