import styled from 'styled-components';
import { bareInput, controlFrame, focusWithin } from '../Field/controlStyle.ts';
import { color, space } from '../theme/tokens.ts';

/** The frame around an input with its prefix and suffix. */
export const Frame = styled.span`
  ${controlFrame}
  ${focusWithin}
  display: flex;
  align-items: center;
  width: 100%;
  min-width: 0;
  cursor: text;
`;

/** The input fills the frame, without the browser's own buttons. */
export const Input = styled.input`
  ${bareInput}
  align-self: stretch;
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    appearance: none;
  }
  &::-webkit-calendar-picker-indicator {
    display: none !important;
  }
`;

/** A text or an icon at the edge of the frame. */
export const Affix = styled.span`
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  max-width: 60%;
  color: ${color.muted};
  /* With text of double size, an affix in a phone's field needs a second line. */
  overflow-wrap: break-word;
  &:first-child {
    padding-left: ${space(3)};
  }
  &:first-child + input {
    padding-left: ${space(2)};
  }
  &:last-child {
    padding-right: ${space(3)};
  }
  /* A button has its own padding. */
  &:last-child:has(button) {
    padding-right: 6px;
  }
  input:has(+ &) {
    padding-right: ${space(2)};
  }
`;
