import { css } from 'styled-components';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** The floating list of Select and Combobox: at most 216 px high. */
export const menuStyle = css`
  --anchor-max-height: 216px;
  z-index: 60;
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shape.shadowFloat};
  font-size: ${font(14)};
  line-height: 1.4;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  transition: opacity ${shape.motion};
  &:focus-visible {
    outline: none;
  }
  &[data-closed] {
    opacity: 0;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** One row of the list. A mark shows the chosen one, because colour alone must not. */
export const optionStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 36px;
  padding: 6px ${space(2)};
  border-radius: 6px;
  cursor: default;
  user-select: none;
  overflow-wrap: anywhere;
  ${media.touch} {
    min-height: ${shape.touchTarget};
  }
  &[data-focus] {
    background: ${color.hover};
  }
  &[data-selected] {
    font-weight: 550;
  }
  &[data-disabled] {
    color: ${color.muted};
  }
  & > svg {
    flex: none;
    margin-left: auto;
    color: ${color.accent};
  }
  @media (forced-colors: active) {
    &[data-focus] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
