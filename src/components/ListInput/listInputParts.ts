import styled from 'styled-components';
import { bareInput, controlFrame } from '../Field/controlStyle.ts';
import { growStyle } from '../TextArea/growStyle.ts';
import { color, media, shape, space } from '../theme/tokens.ts';

export const ListFrame = styled.div`
  ${controlFrame}
  overflow: hidden;
`;

export const Rows = styled.ol`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;

/** The focus of rows and of the field below: a line of the focus colour inside the frame. */
export const Row = styled.li`
  display: flex;
  align-items: flex-start;
  min-height: ${shape.rowHeight};
  padding-right: 6px;
  ${media.narrow} {
    flex-wrap: wrap;
  }
  &:has(textarea:focus-visible) {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
  @media (forced-colors: active) {
    &:has(textarea:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Position = styled.span`
  flex: none;
  width: 34px;
  padding: 11px 0 0 ${space(3)};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

export const RowText = styled.span`
  ${growStyle}
  flex: 1;
  ${media.narrow} {
    /* A short text is beside the buttons; a long one takes the whole width, with the buttons below. */
    flex: 1 1 auto;
    max-width: calc(100% - 34px);
  }
  --pad-y: 11px;
  --pad-x: 4px;
`;

/** Visible while the row is hovered or focused, and always on touch devices. */
export const RowButtons = styled.span`
  display: inline-flex;
  flex: none;
  margin-left: auto;
  padding: 6px 0;
  @media (hover: hover) {
    opacity: 0;
    transition: opacity ${shape.motion};
    ${Row}:hover &,
    ${Row}:focus-within & {
      opacity: 1;
    }
  }
  ${media.touch} {
    padding: 0;
  }
`;

export const AddRow = styled.div`
  display: flex;
  align-items: center;
  min-height: 43px;
  padding-right: 6px;
  &:has(input:focus-visible) {
    box-shadow: inset 0 0 0 2px ${color.focus};
    border-radius: 7px;
  }
  @media (forced-colors: active) {
    &:has(input:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const AddText = styled.input`
  ${bareInput}
  align-self: stretch;
  min-height: 43px;
`;
