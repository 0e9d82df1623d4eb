import { css } from 'styled-components';
import { color, font, shape, space } from '../theme/tokens.ts';
import { rowControlStyle } from './rowControlStyle.ts';

/** Cuts the text after two lines in the cell itself, which saves an element per cell. The borders cover the start of a third line. */
const clamp = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-box-pack: center;
  -webkit-line-clamp: var(--lines);
  align-content: center;
  overflow: hidden;
`;

const layout = css`
  .row {
    position: relative;
    display: grid;
    grid-template-columns: var(--columns);
    width: 100%;
    height: var(--row);
    border-bottom: 1px solid ${color.line};
    background: ${color.raised};
    contain: layout style;
  }
  .cell {
    display: block;
    min-width: 0;
    padding: 0 ${space(3)};
    overflow: hidden;
    align-content: center;
    font-size: ${font(13)};
    font-weight: inherit;
    line-height: 1.35;
    text-align: start;
    overflow-wrap: anywhere;
    &:focus-visible {
      outline-offset: -2px;
      border-radius: 6px;
    }
  }
  .end {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .body .text {
    ${clamp}
    border-block: 4px solid transparent;
    @media (forced-colors: active) {
      border-color: Canvas;
    }
  }
  .select,
  .first {
    position: sticky;
    z-index: 1;
    background: inherit;
  }
  .first {
    left: var(--sticky);
  }
  .body .first {
    font-weight: 500;
  }
  > .scroller[data-scrolled] .first {
    box-shadow: 1px 0 0 ${color.line};
  }
  .select {
    left: 0;
    padding: 0;
    text-align: center;
    line-height: 0;
  }
`;

const mark = css`
  .body .marked {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
  .marked > span:first-child {
    ${clamp}
    min-width: 0;
  }
  .mark {
    flex: none;
    padding: 1px 6px;
    border-radius: ${shape.radiusPill};
    background: ${color.accentSoft};
    color: ${color.accent};
    font-size: 0.6875rem;
    font-weight: 600;
    line-height: 1.4;
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
`;

/** Rows and their cells. */
export const cellStyle = css`
  ${layout}
  ${mark}
  ${rowControlStyle}
`;
