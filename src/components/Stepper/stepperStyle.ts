import styled, { css } from 'styled-components';
import { Link } from '../Link/Link.tsx';
import { hiddenOnScreen } from '../theme/hiddenOnScreen.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** The padding of a step around its disc and its words. */
const padding = space(1);

/** How far the press area reaches over the lines on a phone, so that all lines are equally long. */
const reach = `calc((${shape.touchTarget} - 24px) / 2 - ${padding})`;

export const Nav = styled.nav`
  container: steps / inline-size;
  /* Aligns the first disc with the text below. */
  margin-inline: calc(-1 * ${padding});
  ${media.narrow} {
    margin-inline: calc(-1 * (${padding} + ${reach}));
  }
`;

export const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${media.narrow} {
    gap: 2px;
    padding-inline: ${reach};
  }
`;

/** A step and the line before it. */
export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${media.narrow} {
    gap: 2px;
  }
  min-width: 0;
  &:not(:first-child) {
    flex: 1 1 auto;
  }
  &:not(:first-child)::before {
    content: '';
    flex: 1 1 ${space(4)};
    /* A border, because forced colours remove backgrounds. */
    border-top: 1px solid ${color.line};
  }
  &[data-state='done']::before,
  &[data-state='current']::before {
    border-color: ${color.accent};
  }
`;

const stepStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  padding: 0 ${padding};
  border-radius: ${shape.radiusControl};
  color: ${color.muted};
  font-size: ${font(13)};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  ${media.narrow} {
    min-width: ${shape.touchTarget};
    min-height: ${shape.touchTarget};
    justify-content: center;
    margin-inline: calc(-1 * ${reach});
  }
`;

export const StepLink = styled(Link)`
  ${stepStyle}
  color: ${color.text};
  &:hover {
    background: ${color.hover};
  }
`;

export const StepText = styled.span`
  ${stepStyle}
  &[aria-current] {
    color: ${color.text};
    font-weight: 650;
    @container steps (min-width: 21.01rem) {
      margin-inline: 0;
    }
  }
`;

export const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border: 1px solid ${color.line};
  border-radius: 50%;
  color: ${color.muted};
  font-size: ${font(12)};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  [data-state='done'] & {
    border-color: transparent;
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  [data-state='current'] & {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.accentText};
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    [data-state='current'] & {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;

/**
 * On a phone only the current step shows its words, and on a very narrow one not even that. All keep them for screen
 * readers.
 */
export const Label = styled.span`
  ${media.narrow} {
    [data-state]:not([data-state='current']) & {
      ${hiddenOnScreen}
    }
  }
  @container steps (max-width: 21rem) {
    ${hiddenOnScreen}
  }
`;
