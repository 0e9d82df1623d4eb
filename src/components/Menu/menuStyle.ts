import { MenuItems, MenuSeparator, type MenuItemsProps } from '@headlessui/react';
import type { ComponentType, PropsWithChildren } from 'react';
import styled, { css } from 'styled-components';
import { Link } from '../Link/Link.tsx';
import { animation } from '../theme/animation.ts';
import { layer } from '../theme/layers.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

export const Panel: ComponentType<PropsWithChildren<Pick<MenuItemsProps, 'anchor' | 'modal'>>> =
  styled(MenuItems)`
    z-index: ${layer.floating};
    min-width: 200px;
    max-width: min(320px, calc(100vw - 16px));
    padding: ${space(1)};
    border: 1px solid ${color.line};
    border-radius: ${shape.radiusCard};
    background: ${color.raised};
    color: ${color.text};
    box-shadow: ${shape.shadowFloat};
    animation: ${animation('drop')} ${shape.motion};
    &:focus {
      outline: none;
    }
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
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 36px;
  padding: ${space(1)} ${space(3)};
  border: 0;
  border-radius: ${shape.radiusControl};
  background: transparent;
  color: ${color.text};
  font-size: ${font(14)};
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-focus] {
    background: ${color.hover};
    outline: none;
  }
  & > svg {
    flex: none;
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
  ${media.touch} {
    min-height: ${shape.touchTarget};
  }
  @media (forced-colors: active) {
    &[data-focus] {
      outline: 2px solid Highlight;
    }
  }
`;

export const ItemLink = styled(Link)`
  ${itemStyle}
`;

export const ItemButton = styled.button`
  ${itemStyle}
`;
