import styled from 'styled-components';
import { animation } from '../theme/animation.ts';
import { hiddenOnScreen } from '../theme/hiddenOnScreen.ts';
import { color, font, media, shape } from '../theme/tokens.ts';
import { cardStyle } from './cardStyle.ts';
import { cellStyle } from './cellStyle.ts';
import { headStyle } from './headStyle.ts';
import { printStyle } from './printStyle.ts';
import { rowStateStyle } from './rowStateStyle.ts';

/** The box around a table. All its rows are plain elements styled from here: one class, whatever the table's size. */
export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  /* Clips the rounded corners without becoming a scroll container, because the header sticks to the window. */
  overflow: clip;
  overflow-anchor: none;
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  container: table / inline-size;
  --lines: 2;
  --row: max(44px, calc(2 * 1.35 * ${font(13)} + 8px));
  --head: max(40px, calc(2 * 1.25 * ${font(12)} + 10px));
  &[data-compact] {
    --lines: 1;
    --row: max(36px, calc(1.35 * ${font(13)} + 12px));
  }

  > .scroller {
    flex: 0 1 auto;
    min-height: 0;
  }
  /* The page scrolls a table, unless it has a height of its own or its columns are too wide for the container. */
  &[data-height] > .scroller,
  &[data-wide] > .scroller {
    max-height: var(--height);
    overflow: auto;
    overscroll-behavior-x: contain;
    scroll-padding: var(--head) 0 0 var(--lead);
    scrollbar-width: thin;
  }
  .body .cell {
    scroll-margin-top: var(--head);
  }

  > .scroller > .grid {
    min-width: var(--least);
  }
  /* Rows are grids, because rows that are placed by themselves share their columns. */
  .grid,
  .head,
  .body,
  [data-message],
  .message {
    display: block;
  }
  .grid:focus {
    outline: none;
  }
  caption {
    ${hiddenOnScreen}
  }
  .body {
    position: relative;
  }

  > .refreshing {
    position: absolute;
    inset: calc(var(--head) - 1px) 0 auto;
    z-index: 3;
    height: 2px;
    overflow: hidden;
    &::after {
      content: '';
      display: block;
      width: 30%;
      height: 100%;
      background: ${color.accent};
      animation: ${animation('passFar')} 1.2s ease-in-out infinite;
      ${media.still} {
        width: 100%;
        animation: none;
      }
    }
  }

  ${cellStyle}
  ${headStyle}
  ${rowStateStyle}
  > .scroller {
    ${cardStyle}
  }
  ${printStyle}
`;
