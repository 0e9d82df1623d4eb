import { MenuSeparator } from '@headlessui/react';
import styled, { css } from 'styled-components';
import { buttonStyle } from '../Button/buttonStyle.ts';
import { Link } from '../Link/Link.tsx';
import { color, font, shape, space, target } from '../theme/tokens.ts';
import { floatingStyle, rowStyle } from './floatingStyle.ts';

/** The button that opens the menu. */
export const Trigger = styled.button`
  ${buttonStyle}
  min-height: ${target(40)};
  padding: 0 ${space(3)};
  color: inherit;
  font-weight: 500;
  &[data-look='outlined'] {
    border-color: ${color.lineStrong};
    background: ${color.raised};
  }
  &:hover,
  &[data-open] {
    background: ${color.hover};
  }
  &[data-current] {
    color: ${color.accent};
  }
  & > svg:last-child {
    flex: none;
    color: ${color.muted};
  }
`;

export const Panel = styled.div`
  ${floatingStyle}
  min-width: 200px;
  max-width: min(320px, calc(100vw - 16px));
`;

export const Heading = styled.div`
  padding: ${space(2)} ${space(3)} ${space(3)};
  overflow-wrap: anywhere;
`;

export const Separator = styled(MenuSeparator)`
  height: 1px;
  margin: ${space(1)} 0;
  background: ${color.line};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const itemStyle = css`
  ${rowStyle}
  gap: ${space(3)};
  width: 100%;
  padding: ${space(1)} ${space(3)};
  border: 0;
  border-radius: ${shape.radiusControl};
  background: transparent;
  color: ${color.text};
  font-size: ${font(14)};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  & > svg {
    color: ${color.muted};
  }
  &[aria-current] {
    font-weight: 600;
    color: ${color.accent};
  }
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: ${color.danger};
  }
  &[data-disabled] {
    color: ${color.muted};
    cursor: not-allowed;
  }
`;

export const ItemLink = styled(Link)`
  ${itemStyle}
`;

export const ItemButton = styled.button`
  ${itemStyle}
`;
