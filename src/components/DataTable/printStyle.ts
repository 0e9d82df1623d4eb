import { css } from 'styled-components';
import { color, media, space } from '../theme/tokens.ts';

/** For print, CSS table layout: columns are as wide as their texts, and no row is split between pages. */
export const printStyle = css`
  ${media.print} {
    display: block;
    overflow: visible;
    border: 0;
    border-radius: 0;
    container: none;
    &&& > .scroller {
      max-height: none;
      overflow: visible;
    }
    > .scroller > .grid {
      display: table;
      width: 100%;
      min-width: 0;
      padding: 0;
      border-collapse: collapse;
    }
    .head {
      position: static;
      display: table-header-group;
    }
    .body {
      display: table-row-group;
      height: auto !important;
    }
    .body .row,
    .head .row {
      position: static;
      display: table-row;
      height: auto;
      background: none;
      contain: none;
      break-inside: avoid;
    }
    .row .cell {
      position: static;
      display: table-cell;
      padding: 3px 10px 3px 0;
      border: 0;
      border-bottom: 1px solid ${color.line};
      overflow: visible;
      vertical-align: top;
    }
    .head .cell,
    .sort {
      overflow-wrap: break-word;
    }
    .marked > span:first-child {
      display: inline;
      margin-inline-end: ${space(2)};
    }
    .row .select,
    .row .actions,
    [aria-sort='none'] .sort::after,
    > .refreshing {
      display: none;
    }
    .cell button {
      padding: 0;
      border: 0;
      background: none;
    }
    > .cut {
      margin-top: ${space(2)};
    }
  }
`;
