import { css } from 'styled-components';
import { animation } from '../theme/animation.ts';
import { color, media, space } from '../theme/tokens.ts';

const tall = css`
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
    .marked {
      display: flex;
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
`;

const skeleton = css`
  .row[data-skeleton] {
    .cell {
      display: block;
    }
    .cell::before {
      content: '';
      display: block;
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
      border-radius: 5px;
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
`;

const message = css`
  .message {
    position: sticky;
    left: 0;
    width: 100cqi;
    padding: ${space(6)} ${space(4)};
    text-align: center;
  }
`;

/** The styles of a row that is hovered, selected, opened, edited or loading. */
export const rowStateStyle = css`
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
  ${tall}
  ${skeleton}
  ${message}
`;
