import styled from 'styled-components';
import { coveringInput } from '../Field/controlStyle.ts';
import { color, font, media, shape, space, target } from '../theme/tokens.ts';

/** The label around box and text, which is one press target. */
export const CheckboxRoot = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(1)};
  font-size: ${font(14)};
  line-height: ${target(24)};
  cursor: pointer;
`;

/** The native input lies invisibly over the drawn box, for its behaviour and its target size. */
export const CheckboxBox = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${target(24)};
  height: ${target(24)};
  /* The press area reaches into the margin, so that the drawn box aligns with the text above it. */
  margin-inline-start: -3px;
  ${media.touch} {
    margin-inline: -13px -5px;
  }

  ${coveringInput}
  & > svg {
    width: 18px;
    height: 18px;
    border: 1px solid ${color.lineStrong};
    border-radius: 5px;
    background: ${color.raised};
    fill: none;
    stroke: ${color.accentText};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    transition: background-color ${shape.motion};
  }
  path {
    opacity: 0;
  }
  & > input:is(:checked, :indeterminate) + svg {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  & > input:checked:not(:indeterminate) + svg > [data-mark='check'],
  & > input:indeterminate + svg > [data-mark='dash'] {
    opacity: 1;
  }
  & > input:hover:not(:checked, :indeterminate) + svg {
    border-color: ${color.muted};
  }
  & > input:focus-visible + svg {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & > svg {
      border-color: CanvasText;
      stroke: CanvasText;
      background: Canvas;
    }
    & > input:is(:checked, :indeterminate) + svg {
      border-color: Highlight;
      stroke: HighlightText;
      background: Highlight;
    }
  }
`;
