import { css } from 'styled-components';
import { color, font, media, shape, space } from '../theme/tokens.ts';

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
    min-width: 0;
    padding: 0 ${space(3)};
    overflow: hidden;
    align-content: center;
    font-size: ${font(13)};
    line-height: 1.35;
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
  .select input {
    appearance: none;
    display: inline-grid;
    place-content: center;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 1px solid ${color.lineStrong};
    border-radius: 5px;
    background: ${color.raised};
    cursor: pointer;
    &:checked,
    &:indeterminate {
      border-color: ${color.accent};
      background: ${color.accent};
    }
    &:checked::before,
    &:indeterminate::before {
      content: '';
      width: 12px;
      height: 12px;
      background: ${color.accentText};
      clip-path: polygon(16% 45%, 8% 55%, 40% 86%, 94% 22%, 84% 13%, 39% 66%);
    }
    &:indeterminate::before {
      clip-path: inset(42% 10%);
    }
    &:focus-visible {
      border-radius: 5px;
    }
    &:disabled {
      border-color: ${color.line};
      background: ${color.hover};
      cursor: default;
    }
    @media (forced-colors: active) {
      appearance: auto;
    }
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

const actions = css`
  .actions {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
    padding-inline: ${space(2)};
  }
  .action {
    display: grid;
    place-items: center;
    flex: none;
    width: 32px;
    height: 32px;
    padding: 0;
    border: 0;
    border-radius: ${shape.radiusControl};
    background: none;
    color: ${color.muted};
    cursor: pointer;
    ${media.touch} {
      width: ${shape.touchTarget};
      height: 40px;
    }
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
    > svg {
      width: 16px;
      height: 16px;
      fill: none;
      stroke: currentColor;
      stroke-width: 2;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    &[data-danger]:hover {
      background: ${color.dangerSoft};
      color: ${color.danger};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &:disabled {
      color: ${color.lineStrong};
      cursor: not-allowed;
    }
  }
`;

/** Rows and their cells. */
export const cellStyle = css`
  ${layout}
  ${mark}
  ${actions}
`;
