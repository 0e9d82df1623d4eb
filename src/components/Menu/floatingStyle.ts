import { css } from 'styled-components';
import { animation } from '../theme/animation.ts';
import { layer } from '../theme/layers.ts';
import { color, font, shape, space, target } from '../theme/tokens.ts';

/** A menu or a list of options that floats above the page. */
export const floatingStyle = css`
  z-index: ${layer.floating};
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shape.shadowFloat};
  animation: ${animation('drop')} ${shape.motion};
  &:focus {
    outline: none;
  }
`;

/** One row of it. */
export const rowStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${target(36)};
  padding: 6px ${space(2)};
  border-radius: 6px;
  overflow-wrap: anywhere;
  &[data-focus] {
    background: ${color.hover};
    outline: none;
  }
  &[data-disabled] {
    color: ${color.muted};
  }
  & > svg {
    flex: none;
  }
  @media (forced-colors: active) {
    &[data-focus] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** The list of a Select or a Combobox: at most 216 px high. */
export const listStyle = css`
  ${floatingStyle}
  --anchor-max-height: 216px;
  border-radius: 10px;
  font-size: ${font(14)};
  line-height: 1.4;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

/** An option. A mark shows the chosen one, because colour alone must not. */
export const optionStyle = css`
  ${rowStyle}
  cursor: default;
  user-select: none;
  &[data-selected] {
    font-weight: 550;
  }
  & > svg {
    margin-left: auto;
    color: ${color.accent};
  }
`;
