import styled from 'styled-components';
import { color, font, media, shape, space, target } from '../theme/tokens.ts';

export const List = styled.div`
  /* Also holds the hidden words of a tab that is scrolled out of sight. */
  position: relative;
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  /* The line below the tabs; the selected tab's own line covers it. */
  box-shadow: inset 0 -1px ${color.line};
`;

export const Handle = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${target(40)};
  padding: 0 ${space(3)};
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  color: ${color.muted};
  font-size: ${font(14)};
  font-weight: 500;
  cursor: pointer;
  transition: color ${shape.motion};
  &:hover {
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-selected='true'] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
  /* Three tabs with their counts fit on a phone. */
  ${media.narrow} {
    padding: 0 ${space(2)};
  }
  @media (forced-colors: active) {
    border-bottom-color: Canvas;
    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
`;

export const Panel = styled.div`
  padding-top: ${space(4)};
`;
