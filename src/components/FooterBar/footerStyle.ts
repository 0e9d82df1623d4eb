import styled from 'styled-components';
import { hiddenOnScreen } from '../theme/hiddenOnScreen.ts';
import { layer } from '../theme/layers.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

export const Root = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} max(${space(8)}, calc((100% - ${shape.pageWidth}) / 2));
  padding-bottom: max(${space(3)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.raised};
  ${media.narrow} {
    gap: ${space(2)};
    padding-inline: ${space(4)};
    & > button {
      flex: 1 1 auto;
      /* In large text the longest word would be wider than the window. */
      overflow-wrap: anywhere;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Middle = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  min-width: 0;
  color: ${color.muted};
  font-size: ${font(13)};
  ${media.narrow} {
    flex: 0 1 auto;
    &:empty {
      display: none;
    }
    /* Without a next page, this button has the width of the missing one. */
    &:last-child,
    &:last-child > button {
      flex: 1 1 auto;
    }
  }
`;

/** On a phone the link back is an arrow; its words stay for screen readers. */
export const Back = styled.div`
  margin-left: calc(-1 * ${space(4)});
  ${media.narrow} {
    margin-left: 0;
    & > a {
      width: 44px;
      min-height: 44px;
      padding: 0;
    }
    & > a > span {
      ${hiddenOnScreen}
    }
  }
`;
