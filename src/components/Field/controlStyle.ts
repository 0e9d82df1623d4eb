import { css } from 'styled-components';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** The frame of a control with its states: hover, focus, error, disabled. Text inputs, selects and lists share it. */
export const controlFrame = css`
  min-height: ${shape.controlHeight};
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radiusControl};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${font(14)};
  line-height: 1.5;
  transition: border-color ${shape.motion};

  &:hover {
    border-color: ${color.muted};
  }
  &[data-size='small'] {
    min-height: 32px;
    font-size: ${font(13)};
  }
  ${media.touch} {
    /* With a smaller font size, phones zoom into the page on focus. */
    &,
    &[data-size='small'] {
      min-height: ${shape.touchTarget};
      font-size: ${font(16)};
    }
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
  &[data-disabled] {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-invalid] {
      border-width: 2px;
    }
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** The focus ring of a control whose input is inside the frame. */
export const focusWithin = css`
  &:has(:is(input, textarea):focus-visible) {
    border-color: ${color.focus};
    outline: 1px solid ${color.focus};
    outline-offset: 0;
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
`;

/** The bare input inside a frame. */
export const bareInput = css`
  flex: 1;
  min-width: 0;
  padding: 0 ${space(3)};
  border: 0;
  background: transparent;
  color: inherit;
  font-size: inherit;
  line-height: inherit;
  text-overflow: ellipsis;
  &:focus-visible {
    outline: none;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
`;

/** A text below a control. It takes no space while it is empty. */
export const noteStyle = css`
  font-size: ${font(13)};
  line-height: 1.45;
  color: ${color.muted};
  overflow-wrap: anywhere;
  &:not(:empty) {
    margin-top: 6px;
  }
`;

/** A native input lies invisibly over its drawn control, for its behaviour and its press target. */
export const coveringInput = css`
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
