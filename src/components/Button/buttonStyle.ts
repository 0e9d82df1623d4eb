import { css } from 'styled-components';
import { color, font, media, shape, space, target } from '../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'footer' | 'small';

/** Shared by Button and LinkButton. Variants are data attributes, so that changing the variant creates no class. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${shape.controlHeight};
  padding: 0 ${space(4)};
  border: 1px solid transparent;
  border-radius: ${shape.radiusControl};
  background: transparent;
  color: ${color.text};
  font-size: ${font(14)};
  font-weight: 550;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${shape.motion},
    border-color ${shape.motion};
  ${media.print} {
    display: none;
  }

  &[data-size='footer'] {
    min-height: ${shape.footerControlHeight};
  }
  &[data-size='small'] {
    min-height: ${target(32)};
    padding: 0 ${space(3)};
    font-size: ${font(13)};
  }
  &[data-wide] {
    width: 100%;
  }

  &[data-variant='primary'] {
    background: ${color.accent};
    color: ${color.accentText};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color.accentHover};
    }
  }
  &[data-variant='secondary'] {
    background: ${color.raised};
    border-color: color-mix(in oklch, ${color.lineStrong} 55%, ${color.line});
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${color.hover};
    }
  }
  &[data-variant='quiet']:hover:not([aria-disabled='true'], :disabled) {
    background: ${color.hover};
  }
  &[data-variant='danger'] {
    background: ${color.danger};
    color: ${color.raised};
    &:hover:not([aria-disabled='true'], :disabled) {
      background: color-mix(in oklch, ${color.danger} 88%, black);
    }
  }

  &:disabled {
    cursor: not-allowed;
    background: ${color.hover};
    border-color: ${color.line};
    color: ${color.muted};
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
