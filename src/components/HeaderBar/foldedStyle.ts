import styled, { css } from 'styled-components';
import { Link } from '../Link/Link.tsx';
import { color, font, shape, space } from '../theme/tokens.ts';
import { folded, linkStyle } from './headerStyle.ts';

/** Shown instead of the links in the bar when they do not fit. */
export const Narrow = styled.div`
  grid-area: menu;
  display: none;
  ${folded} {
    display: block;
  }
`;

export const Sheet = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
  box-shadow: ${shape.shadowFloat};
  outline: none;
`;

export const SheetLink = styled(Link)`
  ${linkStyle}
  min-height: ${shape.touchTarget};
`;

const groupStyle = css`
  padding: ${space(3)} ${space(3)} ${space(1)};
  color: ${color.muted};
  font-size: ${font(12)};
  font-weight: 550;
`;

export const GroupName = styled.p`
  ${groupStyle}
`;

/** The name of a group that is a link itself. */
export const GroupLink = styled(Link)`
  ${groupStyle}
  display: flex;
  align-items: end;
  min-height: ${shape.touchTarget};
  text-decoration: none;
`;
