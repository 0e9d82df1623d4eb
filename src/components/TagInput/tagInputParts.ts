import styled from 'styled-components';
import { bareInput, controlFrame, focusWithin } from '../Field/controlStyle.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

export const TagFrame = styled.div`
  ${controlFrame}
  ${focusWithin}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding: 5px 6px;
`;

/** The list has no box of its own, so that tags and input flow as one line. */
export const TagList = styled.ul`
  display: contents;
`;

export const Tag = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 28px;
  padding-left: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: 6px;
  background: ${color.sunken};
  font-size: ${font(13)};
  line-height: 1.35;
  & > span {
    min-width: 0;
    padding: 3px 0;
    overflow-wrap: anywhere;
  }
  &[data-repeated] {
    border-color: ${color.warning};
    background: ${color.warningSoft};
  }
`;

export const RemoveTag = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 26px;
  height: 26px;
  padding: 0;
  border: 0;
  border-radius: 5px;
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  ${media.touch} {
    width: ${shape.touchTarget};
    height: ${shape.touchTarget};
  }
  &:hover:not(:disabled) {
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const TagText = styled.input`
  ${bareInput}
  flex: 1 1 120px;
  min-height: 32px;
  padding: 0 6px;
`;

export const Refusal = styled.div`
  font-size: ${font(13)};
  line-height: 1.45;
  color: ${color.warning};
  overflow-wrap: anywhere;
  &:not(:empty) {
    margin-top: 6px;
  }
`;
