import styled from 'styled-components';
import { hiddenOnScreen } from '#components/theme/hiddenOnScreen.ts';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  font-size: ${font(13)};
  /* With nothing to say only its region stays, since a region that arrives with its text may not be read. */
  &[data-idle] {
    ${hiddenOnScreen}
  }
  ul {
    max-height: 160px;
    overflow: auto;
    color: ${color.danger};
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > :first-child {
    margin-right: auto;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  /* The text has its own line, so that the buttons stay side by side. */
  ${media.narrow} {
    & > :first-child {
      flex: 1 0 100%;
    }
  }
`;
