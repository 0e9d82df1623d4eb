import styled from 'styled-components';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';

/** The two texts side by side, or below each other on a phone. */
export const Texts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  & > :only-child {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Pane = styled.section`
  min-width: 0;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  overflow-wrap: anywhere;
  /* As high with a badge as without, so that both texts begin at the same height. */
  h3 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 22px;
    margin-bottom: ${space(2)};
    color: ${color.muted};
    font-size: ${font(13)};
    font-weight: 550;
  }
  ul {
    display: grid;
    gap: ${space(1)};
    padding-left: ${space(4)};
    list-style: disc;
  }
  ins {
    background: ${color.successSoft};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  del {
    background: ${color.dangerSoft};
    text-decoration: line-through;
  }
`;

export const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
  /* The status is there before its first message, and takes no space until then. */
  &:has(> [role='status']:empty) {
    margin-bottom: calc(-1 * ${space(4)});
  }
`;

export const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font(13)};
`;
