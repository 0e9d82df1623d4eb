import styled from 'styled-components';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** The button of a menu. */
export const MenuTrigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${shape.footerControlHeight};
  padding: 0 ${space(3)};
  border: 1px solid transparent;
  border-radius: ${shape.radiusControl};
  background: transparent;
  color: inherit;
  font-size: ${font(14)};
  font-weight: 500;
  cursor: pointer;
  transition: background-color ${shape.motion};
  &:hover,
  &[data-open] {
    background: ${color.hover};
  }
  &[data-look='outlined'] {
    border-color: ${color.lineStrong};
    background: ${color.raised};
  }
  &[data-current] {
    color: ${color.accent};
  }
  & > svg:last-child {
    flex: none;
    color: ${color.muted};
  }
  ${media.touch} {
    min-height: ${shape.touchTarget};
  }
`;
