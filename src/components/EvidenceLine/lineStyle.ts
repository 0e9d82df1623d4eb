import styled from 'styled-components';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** A small line below its subject: an icon, then the text. */
export const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  margin-top: ${space(2)};
  color: ${color.muted};
  font-size: ${font(12)};
  line-height: 1.5;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-top: 3px;
  }
  & > .words {
    flex: 1 1 auto;
    min-width: 0;
  }
  a {
    color: inherit;
    text-decoration: none;
    border-radius: 2px;
  }
  a > svg {
    display: inline-block;
    margin-inline-start: ${space(1)};
    vertical-align: -1px;
  }
  a:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  .words > button[aria-expanded] {
    margin-inline-start: ${space(1)};
  }
  .subject {
    color: ${color.text};
    font-weight: 550;
  }
`;

/** A button in such a line: as high as the line, also on touch, where its press area is larger. */
export const LineButton = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0 ${space(1.5)};
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: ${color.accent};
  font: inherit;
  font-weight: 550;
  cursor: pointer;
  transition: background-color ${shape.motion};
  &:hover {
    background: ${color.accentSoft};
  }
  ${media.touch} {
    position: relative;
    padding: 0 ${space(3)};
    &::after {
      content: '';
      position: absolute;
      inset: 50% 0 auto;
      height: ${shape.touchTarget};
      translate: 0 -50%;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Opens what more there is to say. Printed too, since it is a remark. */
export const RemarkButton = styled(LineButton)`
  gap: ${space(1)};
  color: ${color.warning};
  &:hover {
    background: ${color.warningSoft};
  }
  & > svg {
    transition: rotate ${shape.motion};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  ${media.print} {
    display: inline;
    & > svg {
      display: none;
    }
  }
`;
