import styled from 'styled-components';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';

/** Stays in sight beside a long mail; on a small screen it stands above it, folded. */
export const Side = styled.nav`
  position: sticky;
  top: calc(60px + ${space(4)});
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  .fold {
    display: none;
  }
  ${media.narrow} {
    position: static;
    .fold {
      display: block;
    }
  }
`;

export const List = styled.ol`
  position: relative;
  max-height: max(240px, calc(100dvh - var(--footer, 0px) - 220px));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  list-style: none;
  & > li {
    content-visibility: auto;
    /* Just as high as two lines in their padding: the list leads to the right place before its rows were drawn. */
    contain-intrinsic-height: auto calc(2.53125rem + 16px);
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
  ${media.narrow} {
    display: none;
    max-height: 50dvh;
    &[data-unfolded] {
      display: block;
    }
  }
`;

export const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(3)};
  width: 100%;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-left: 3px solid transparent;
  background: transparent;
  color: ${color.text};
  font-size: ${font(14)};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    border-left-color: ${color.accent};
    background: ${color.accentSoft};
  }
  @media (forced-colors: active) {
    border-left-color: Canvas;
    &[aria-current] {
      border-left-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
      .company,
      .state[class] {
        color: inherit;
      }
    }
  }
  .name,
  .company {
    grid-column: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name {
    font-weight: 550;
  }
  .company {
    color: ${color.muted};
    font-size: ${font(13)};
  }
  .state {
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: center;
    color: ${color.muted};
    font-size: ${font(12)};
  }
  .state[data-tone='good'] {
    color: ${color.success};
  }
  .state[data-tone='warning'] {
    color: ${color.warning};
  }
  .state[data-tone='danger'] {
    color: ${color.danger};
  }
`;
