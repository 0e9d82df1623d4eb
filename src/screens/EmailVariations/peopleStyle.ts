import styled from 'styled-components';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import { fitsWindow } from './FitsWindow.ts';

/** Stays visible beside a long mail. On a small screen it is one line above the mail, which expands. */
export const Side = styled.nav`
  position: sticky;
  top: calc(60px + ${space(4)});
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
  .fold {
    display: none;
    grid-area: fold;
  }
  ${fitsWindow} {
    position: static;
    min-height: 0;
    padding-bottom: ${space(2)};
  }
  ${media.narrow} {
    position: static;
    grid-template: 'said fold' auto 'bar bar' auto / minmax(0, 1fr) auto;
    &[data-unfolded] {
      grid-template: 'said fold' auto 'bar bar' auto 'export export' auto 'list list' auto / minmax(
          0,
          1fr
        ) auto;
    }
    .fold {
      display: block;
    }
    .export {
      display: none;
    }
    &[data-unfolded] .export {
      display: block;
    }
  }
`;

/** The scrolling list. Its rows have one height, so their position follows from their index. */
export const Scroller = styled.div`
  --row: calc(2.53125rem + 17px);
  grid-area: list;
  align-self: start;
  position: relative;
  max-height: max(240px, calc(100dvh - var(--footer, 0px) - 220px));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  ${fitsWindow} {
    max-height: 100%;
  }
  ${media.narrow} {
    display: none;
    max-height: 50dvh;
    [data-unfolded] > & {
      display: block;
    }
  }
`;

export const List = styled.ol`
  position: relative;
  list-style: none;
  & > li {
    position: absolute;
    inset-inline: 0;
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
