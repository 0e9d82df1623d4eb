import styled from 'styled-components';
import { color, font, media, raisedBox, space } from '#components/theme/tokens.ts';

/** Stays visible beside a long mail. On a small screen it is one line above the mail, which expands. */
export const Side = styled.nav`
  position: sticky;
  top: ${space(4)};
  display: grid;
  grid-template: 'said export' auto 'bar bar' auto 'list list' minmax(0, 1fr) / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-width: 0;
  .said {
    grid-area: said;
    font-size: ${font(13)};
  }
  .export {
    grid-area: export;
  }
  .bar {
    grid-area: bar;
  }
  .list {
    grid-area: list;
  }
  .fold {
    display: none;
    grid-area: fold;
  }
  ${media.narrow} {
    position: static;
    grid-template: 'said fold' auto 'bar bar' auto / minmax(0, 1fr) auto;
    .fold {
      display: block;
    }
    .export,
    .list {
      grid-area: auto / 1 / auto / -1;
    }
    &:not([data-unfolded]) :is(.export, .list) {
      display: none;
    }
  }
`;

/** The scrolling list. Its rows have one height. */
export const Scroller = styled.div`
  --row: calc(2.5rem + 18px);
  align-self: start;
  position: relative;
  max-height: max(240px, calc(100dvh - var(--footer, 0px) - 232px));
  overflow-y: auto;
  overscroll-behavior: contain;
  ${raisedBox}
  ${media.narrow} {
    max-height: 50dvh;
  }
`;

export const List = styled.ol`
  position: relative;
  list-style: none;
  & > li {
    width: 100%;
    display: flex;
    align-items: center;
    height: var(--row);
    border-left: 3px solid transparent;
    border-bottom: 1px solid ${color.line};
  }
  & > li:last-child {
    border-bottom-color: transparent;
  }
  & > li > [data-size='small'] {
    flex: none;
    margin-inline: calc(-1 * ${space(1)}) ${space(2)};
    padding-inline: ${space(2)};
  }
  & > [data-open] {
    border-left-color: ${color.accent};
    background: ${color.accentSoft};
  }
  @media (forced-colors: active) {
    & > li {
      border-left-color: Canvas;
    }
    & > [data-open] {
      border-left-color: Highlight;
    }
  }
`;

export const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(3)};
  flex: 1 1 0;
  min-width: 0;
  height: 100%;
  padding: ${space(2)} ${space(3)};
  border: 0;
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
  @media (forced-colors: active) {
    &[aria-current] {
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
