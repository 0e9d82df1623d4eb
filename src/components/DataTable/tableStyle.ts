import styled, { css } from 'styled-components';
import { animation } from '../theme/animation.ts';
import { hiddenOnScreen } from '../theme/hiddenOnScreen.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';
import { cardStyle, printStyle } from './cardStyle.ts';
import { controlStyle } from './controlStyle.ts';

/** Cuts the text after two lines in the cell itself, which saves an element per cell. The borders cover the start of a third line. */
const clamp = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-box-pack: center;
  -webkit-line-clamp: 2;
  align-content: center;
  overflow: hidden;
`;

const cells = css`
  /* Rows are grids, because rows that are placed by themselves share their columns. */
  table,
  .head,
  .body,
  .cell,
  [data-message],
  .message {
    display: block;
  }
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
  /* The browser skips what is in rows outside the window: their height is known. */
  .body .row:not([data-tall]) {
    content-visibility: auto;
  }
  .cell {
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
  .select,
  .first {
    position: sticky;
    left: var(--sticky);
    z-index: 1;
    background: inherit;
  }
  .select {
    left: 0;
    padding: 0;
    text-align: center;
    line-height: 0;
  }
  > .scroller[data-scrolled] .first {
    box-shadow: 1px 0 0 ${color.line};
  }
  .body {
    position: relative;
    .cell {
      scroll-margin-top: var(--head);
    }
    .text {
      ${clamp}
      border-block: 4px solid transparent;
      @media (forced-colors: active) {
        border-color: Canvas;
      }
    }
    .first {
      font-weight: 500;
    }
    .marked {
      display: flex;
      align-items: center;
      gap: ${space(2)};
    }
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
  .message {
    position: sticky;
    left: 0;
    width: 100cqi;
    padding: ${space(6)} ${space(4)};
    text-align: center;
  }
`;

/** The sticky header and its sort buttons. */
const head = css`
  .head {
    position: sticky;
    top: 0;
    z-index: 2;
    .row {
      height: auto;
      min-height: var(--head);
      background: ${color.surface};
    }
    .cell {
      color: ${color.muted};
      font-size: ${font(12)};
      font-weight: 550;
      line-height: 1.25;
      /* Two lines fit, so that headers in longer languages are not cut. */
      white-space: normal;
    }
    /* A line height would move the checkbox as soon as its cell gets content. */
    .select {
      line-height: 0;
    }
    .actions {
      padding-inline-end: 16px;
    }
  }
  .sort {
    max-width: 100%;
    margin: 0;
    padding: 4px 0;
    border: 0;
    border-radius: 6px;
    background: none;
    line-height: inherit;
    text-align: inherit;
    overflow-wrap: anywhere;
    cursor: pointer;
    &::after {
      content: '↑' / '';
      margin-inline-start: 4px;
      opacity: 0;
    }
    &:hover {
      color: ${color.text};
    }
    &:is(:hover, :focus-visible)::after {
      opacity: 0.6;
    }
    &:focus-visible {
      outline-offset: -1px;
    }
  }
  /* Numbers align with their header's text: the sort arrow is on the inner side and takes no space from the text. */
  .end .sort {
    position: relative;
    &::after {
      position: absolute;
      inset-inline-end: 100%;
      margin-inline: 0 3px;
    }
  }
  [aria-sort$='ending'] .sort {
    color: ${color.text};
    &::after {
      opacity: 1;
    }
  }
  [aria-sort='descending'] .sort::after {
    content: '↓' / '';
  }
`;

/** A row that is hovered, selected, opened, edited or loading. */
const states = css`
  .row[data-key]:hover:not([data-selected], [data-editing]) {
    background: color-mix(in oklch, ${color.raised}, ${color.hover} 55%);
  }
  .row[data-selected] {
    background: ${color.accentSoft};
  }
  .row[data-highlighted] {
    background: ${color.hover};
    box-shadow: inset 2px 0 0 ${color.accent};
  }
  .body .row:last-child {
    border-bottom-color: transparent;
  }
  .body [data-clamped] {
    cursor: zoom-in;
  }
  .row[data-tall] {
    height: auto;
    min-height: var(--row);
    .text {
      display: block;
      padding-block: 6px;
      cursor: zoom-out;
    }
    .marked > span:first-child {
      display: block;
    }
  }
  .row[data-editing] {
    background: ${color.surface};
    .cell {
      overflow: visible;
      cursor: auto;
    }
    /* Only inputs are wider than the text they replace: the other cells stay aligned with their column. */
    .cell:where(:has(input, select, textarea)),
    .actions {
      padding-inline: 6px;
    }
    .actions {
      gap: ${space(2)};
    }
    .text {
      padding-block: 2px;
    }
  }
  .row[data-skeleton] {
    .cell,
    .cell::before {
      display: block;
    }
    .cell::before {
      content: '';
      width: 62%;
      height: 10px;
      border-radius: 5px;
      background: ${color.hover};
      animation: ${animation('breathe')} 1.6s ease-in-out infinite;
      ${media.still} {
        animation: none;
      }
    }
    .end::before {
      width: 44%;
      margin-inline-start: auto;
    }
    .select::before,
    .actions::before {
      width: 18px;
      height: 18px;
      margin-inline: auto;
    }
    .actions::before {
      width: 16px;
      margin-inline-end: 8px;
    }
    &:nth-child(3n + 1) .first::before {
      width: 78%;
    }
    &:nth-child(3n) .first::before {
      width: 48%;
    }
  }
  @media (forced-colors: active) {
    .row[data-selected],
    .row[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .row[data-skeleton] .cell::before {
      background: GrayText;
    }
  }
`;

/** The box around a table. All its rows are plain elements styled from here: one class, whatever the table's size. */
export const Frame = styled.div`
  position: relative;
  /* Clips the rounded corners without becoming a scroll container, because the header sticks to the window. */
  overflow: clip;
  overflow-anchor: none;
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  container: table / inline-size;
  --row: max(44px, calc(2 * 1.35 * ${font(13)} + 8px));
  --head: max(40px, calc(2 * 1.25 * ${font(12)} + 10px));
  /* The page scrolls a table, unless it has a height of its own or its columns are too wide for the container. */
  &[data-scrolls] > .scroller {
    max-height: var(--height, min(568px, 72dvh));
    overflow: auto;
    overscroll-behavior-x: contain;
    scroll-padding: var(--head) 0 0 var(--lead);
    scrollbar-width: thin;
  }
  > .scroller > table {
    min-width: var(--least);
  }
  table:focus {
    outline: none;
  }
  caption {
    ${hiddenOnScreen}
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
  ${cells}
  ${head}
  ${controlStyle}
  ${states}
  ${cardStyle}
  ${printStyle}
`;
