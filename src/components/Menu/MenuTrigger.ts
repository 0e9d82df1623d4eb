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
  /* As large as the icon buttons beside it. */
  &[data-look='icon'] {
    flex: none;
    justify-content: center;
    width: 32px;
    min-height: 32px;
    padding: 0;
  }
  ${media.touch} {
    min-height: ${shape.touchTarget};
    &[data-look='icon'] {
      width: ${shape.touchTarget};
      min-height: ${shape.touchTarget};
    }
  }
`;
