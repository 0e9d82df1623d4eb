import styled, { keyframes } from 'styled-components';
import { color, font, media, shape, space } from '../theme/tokens.ts';
import { cellStyle } from './cellStyle.ts';
import { headStyle } from './headStyle.ts';
import { printStyle } from './printStyle.ts';
import { rowStateStyle } from './rowStateStyle.ts';

const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(350%); }`;

/** The box around a table. All its rows are plain elements styled from here: one class, whatever the table's size. */
export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: hidden;
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

  /* Tells how big the browser's text is. */
  > .probe {
    position: absolute;
    width: 1rem;
  }

  > .scroller {
    flex: 0 1 auto;
    min-height: 0;
    max-height: var(--height);
    overflow: auto;
    overflow-anchor: none;
    overscroll-behavior-x: contain;
    scroll-padding: var(--head) 0 0 var(--lead);
    scrollbar-width: thin;
  }

  > .scroller > .grid {
    min-width: var(--least);
  }
  .body {
    position: relative;
  }

  /* Room to scroll the last rows, and whatever has the focus, out from under the selection bar. */
  &[data-selecting] {
    --under: calc(var(--bar, 46px) + ${space(3.5)});
    > .scroller {
      scroll-padding-bottom: var(--under);
    }
    .grid {
      padding-bottom: var(--under);
    }
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
      animation: ${slide} 1.2s ease-in-out infinite;
      ${media.still} {
        width: 100%;
        animation: none;
      }
    }
  }

  ${cellStyle}
  ${headStyle}
  ${rowStateStyle}
  ${printStyle}
`;

/** Says how many rows are selected, over the foot of the table: the rows stay where they are. */
export const SelectionFloat = styled.div`
  position: absolute;
  inset-inline: 0;
  bottom: ${space(3)};
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  width: fit-content;
  max-width: calc(100% - ${space(4)});
  margin-inline: auto;
  padding: 6px 6px 6px ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  box-shadow: ${shape.shadowFloat};
  font-size: ${font(13)};
  font-variant-numeric: tabular-nums;
  ${media.narrow} {
    /* How many and Clear share a line, what can be done has the next. */
    & > * {
      order: 2;
    }
    & > :first-child {
      order: 0;
      flex: 1;
    }
    & > :last-child {
      order: 1;
    }
  }
  ${media.print} {
    display: none;
  }
`;
