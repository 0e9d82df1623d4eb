import { css } from 'styled-components';
import { color, media, space } from '../theme/tokens.ts';

/** A table on paper: its columns share the width, texts are whole, and the header stands on every sheet. */
export const printStyle = css`
  ${media.print} {
    display: block;
    overflow: visible;
    border: 0;
    border-radius: 0;
    container: none;
    > .scroller {
      max-height: none;
      overflow: visible;
    }
    > .scroller > .grid {
      display: table;
      width: 100%;
      min-width: 0;
      padding: 0;
    }
    .head {
      position: static;
      display: table-header-group;
    }
    .body {
      display: table-row-group;
    }
    .row {
      grid-template-columns: var(--paper);
      height: auto;
      min-height: 0;
      background: none;
      box-shadow: none;
      contain: none;
      break-inside: avoid;
    }
    .head .row {
      height: auto;
      border-bottom-color: ${color.text};
    }
    .row[style*='absolute'],
    .select,
    .actions,
    .sort::after {
      display: none;
    }
    [aria-sort='ascending'] .sort::after,
    [aria-sort='descending'] .sort::after {
      display: inline;
    }
    .first {
      position: static;
    }
    .cell {
      padding-block: 3px;
      padding-inline: 0 10px;
      overflow: visible;
      align-content: start;
    }
    .end {
      white-space: normal;
    }
    .body .text,
    .marked > span:first-child {
      display: block;
      border: 0;
      overflow: visible;
    }
    > .refreshing {
      display: none;
    }
    > .cut {
      margin-top: ${space(2)};
    }
  }
`;
