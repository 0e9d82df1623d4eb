import styled from 'styled-components';
import { hiddenOnScreen } from '../theme/hiddenOnScreen.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** The padding of a step around its disc and its words. */
const padding = space(1);

/** How far the press area reaches over the lines on a phone, so that all lines are equally long. */
const reach = `calc((${shape.touchTarget} - 24px) / 2 - ${padding})`;

/** Each item is a step and the line before it. */
export const Nav = styled.nav`
  container: steps / inline-size;
  /* Aligns the first disc with the text below. */
  margin-inline: calc(-1 * ${padding});
  ol,
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
  li {
    min-width: 0;
  }
  li:not(:first-child) {
    flex: 1 1 auto;
    &::before {
      content: '';
      flex: 1 1 ${space(4)};
      /* A border, because forced colours remove backgrounds. */
      border-top: 1px solid ${color.line};
    }
    &:not([data-state='locked'])::before {
      border-color: ${color.accent};
    }
  }
  ${media.narrow} {
    margin-inline: calc(-1 * (${padding} + ${reach}));
    ol {
      padding-inline: ${reach};
    }
    ol,
    li {
      gap: 2px;
    }
  }
`;

/** A link, or the text of a step that cannot be opened. */
export const StepBox = styled.span`
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
  &:is(a, [aria-current]) {
    color: ${color.text};
  }
  &:is(a):hover {
    background: ${color.hover};
  }
  &[aria-current] {
    font-weight: 650;
  }
  ${media.narrow} {
    min-width: ${shape.touchTarget};
    min-height: ${shape.touchTarget};
    justify-content: center;
    margin-inline: calc(-1 * ${reach});
    /* On a phone only the current step shows its words, and on a very narrow one not even that. All keep them for screen readers. */
    &:not([aria-current]) > .label {
      ${hiddenOnScreen}
    }
  }
  @container steps (min-width: 21.01rem) {
    &[aria-current] {
      margin-inline: 0;
    }
  }
  @container steps (max-width: 21rem) {
    & > .label {
      ${hiddenOnScreen}
    }
  }
  & > .disc {
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
  }
  &:is(a) > .disc {
    border-color: transparent;
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  &[aria-current] > .disc {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.accentText};
  }
  @media (forced-colors: active) {
    & > .disc {
      border-color: CanvasText;
    }
    &[aria-current] > .disc {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;
