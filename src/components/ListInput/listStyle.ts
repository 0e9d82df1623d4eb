import styled from 'styled-components';
import { growStyle } from '../TextArea/growStyle.ts';
import { color, media, shape, space } from '../theme/tokens.ts';
import { TextList } from './TextList.tsx';

/** The list with its rows: the position, the text and the buttons of each. */
export const Rows = styled(TextList)`
  overflow: hidden;
  li {
    display: flex;
    align-items: flex-start;
    min-height: ${shape.rowHeight};
    padding-right: 6px;
    border-bottom: 1px solid ${color.line};
    ${media.narrow} {
      flex-wrap: wrap;
    }
  }
  & > .entry {
    min-height: 43px;
    padding-right: 6px;
    & > input {
      align-self: stretch;
      min-height: 43px;
    }
    &:has(input:focus-visible) {
      border-radius: 7px;
    }
  }
  /* The focus of rows and of the field below: a line of the focus colour inside the frame. */
  li:has(textarea:focus-visible),
  & > .entry:has(input:focus-visible) {
    box-shadow: inset 0 0 0 2px ${color.focus};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  .position {
    flex: none;
    width: 34px;
    padding: 11px 0 0 ${space(3)};
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  .text {
    ${growStyle}
    flex: 1;
    ${media.narrow} {
      /* A short text is beside the buttons; a long one takes the whole width, with the buttons below. */
      flex: 1 1 auto;
      max-width: calc(100% - 34px);
    }
    --pad-y: 11px;
    --pad-x: 4px;
  }
  /* Visible while the row is hovered or focused, and always on touch devices. */
  .buttons {
    display: inline-flex;
    flex: none;
    margin-left: auto;
    padding: 6px 0;
    ${media.touch} {
      padding: 0;
    }
  }
  @media (hover: hover) {
    li:not(:hover, :focus-within) .buttons {
      opacity: 0;
    }
    .buttons {
      transition: opacity ${shape.motion};
    }
  }
`;

/** The role is set because Safari removes it together with the numbers. */
export const Items = styled.ol.attrs({ role: 'list' })``;
