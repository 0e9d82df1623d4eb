import styled from 'styled-components';
import { coveringInput } from '../Field/controlStyle.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

export const Track = styled.div`
  display: inline-flex;
  max-width: 100%;
  padding: 2px;
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  background: ${color.sunken};
  /* Until one is chosen, each choice looks like a button. */
  &:not(:has(:checked)) {
    gap: 2px;
    & label {
      border-color: ${color.lineStrong};
      background: ${color.raised};
      color: ${color.text};
    }
  }
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 34px;
  min-height: 28px;
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: 6px;
  color: ${color.muted};
  font-size: ${font(13)};
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${shape.motion};
  ${media.touch} {
    min-width: ${shape.touchTarget};
    min-height: ${shape.touchTarget};
  }

  ${coveringInput}
  &:hover {
    color: ${color.text};
  }
  &:has(:checked) {
    border-color: ${color.line};
    background: ${color.raised};
    color: ${color.text};
    box-shadow: 0 1px 2px oklch(0.2 0.02 165 / 0.1);
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
