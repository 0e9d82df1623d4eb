import { css } from 'styled-components';
import { hiddenOnScreen } from '../theme/hiddenOnScreen.ts';
import { color, font, media, space } from '../theme/tokens.ts';

/** The column's name before its value; screen readers read the column header instead. */
const label = css`
  content: attr(data-label) ' ' / '';
  color: ${color.muted};
  font-weight: 400;
`;

/** In a narrow container a row is a card of two lines; the other columns are shown once it is opened. */
export const cardStyle = css`
  > .scroller {
    @container table (max-width: 40rem) {
      /* Three lines at any text size, with space above and below. */
      --row: max(72px, calc(1.35 * ${font(14)} + 3 * ${font(12)} + 16px));
      > table {
        min-width: 0;
      }
      /* A card shows the first cell, and below it the columns that are brief. */
      .row {
        display: flex;
        flex-wrap: wrap;
        align-content: center;
        gap: 2px ${space(3)};
        padding-inline: var(--boxes) var(--buttons);
      }
      .cell,
      .body .text {
        position: static;
        display: block;
        flex: 0 1 auto;
        padding: 0;
        border: 0;
        text-align: start;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
      /* Without padding the ring would run through the letters. The buttons' cell has the height of the card. */
      .cell:not(.actions):focus-visible {
        outline-offset: 1px;
      }
      .body .first {
        flex: 1 0 100%;
        /* Not above the press area of a button in the second line. */
        z-index: auto;
        max-width: 100%;
        background: none;
        font-size: ${font(14)};
      }
      .body .marked {
        display: flex;
      }
      .row .cell.select {
        position: absolute;
        inset: 0 auto 0 0;
        display: grid;
        place-content: center;
        width: var(--boxes);
        background: none;
      }
      .row .cell.actions {
        position: absolute;
        inset: 0 ${space(1)} 0 auto;
        display: flex;
      }
      .body .cell:not(.first, .select, .actions) {
        color: ${color.muted};
        font-size: ${font(12)};
      }
      .row:not([data-tall]) .cell:not(.brief, .first, .select, .actions, :focus, :focus-within) {
        ${hiddenOnScreen}
      }
      .body .row:not([data-tall]) {
        .end[data-label]:not(:has(button))::before {
          ${label}
        }
        /* A cell that gets the keyboard focus is shown above the second line. */
        .cell:not(.brief, .first, .select, .actions):is(:focus, :focus-within) {
          position: absolute;
          inset: auto var(--buttons) ${space(1)} var(--boxes);
          background: ${color.raised};
          &::before {
            ${label}
          }
        }
        /* The second line never wraps: a text that is too long is cut. */
        .brief {
          max-width: 100%;
          max-height: max(20px, calc(1.5 * ${font(12)}));
          line-height: 1.5;
          button {
            min-height: 18px;
            line-height: 1;
          }
        }
        /* A card whose first cell has a second line has one line for the rest, too. */
        &:has(.first .second-line) :is(.brief:has(+ .brief), .brief + .brief) {
          max-width: calc(50% - ${space(2)});
        }
        /* Row buttons after the second are shown only in an opened card. */
        .actions > :nth-last-child(n + 3) {
          display: none;
        }
      }
      /* An opened card has a line for each column. */
      .body .row[data-tall] {
        padding-block: ${space(2)};
        padding-inline-end: ${space(3)};
        .cell:not(.select, .actions) {
          flex: 1 0 100%;
          white-space: normal;
          padding-block: ${space(1)};
          color: ${color.text};
        }
        .cell[data-label]::before {
          ${label}
        }
        /* A blank cell gets no line. */
        .cell[data-label]:empty {
          ${hiddenOnScreen}
          padding: 0;
        }
        .cell.actions {
          position: static;
          flex: 1 0 100%;
          justify-content: flex-start;
          padding: 0;
        }
      }
      .head .row {
        align-items: center;
        gap: 2px ${space(2)};
        padding-block: 4px;
        padding-inline-end: ${space(3)};
      }
      .head .cell,
      .head .sort {
        overflow-wrap: normal;
      }
      .head .cell {
        min-width: min-content;
        white-space: normal;
      }
      /* As narrow as its longest word, so that the header seldom needs a second line. */
      .head .cell:not(.first, .select) {
        width: min-content;
      }
      .head .cell.actions {
        ${hiddenOnScreen}
      }
      .head .cell.first {
        margin-inline-end: auto;
      }
      .head .end .sort::after {
        position: static;
        margin-inline-start: 4px;
      }
      /* Only the sorted column has an arrow, so that there is space between the names. */
      .head [aria-sort='none'] .sort::after {
        display: none;
      }
    }
    /* Large text on a phone: beside a mark a name has no room, so the mark stands below it, and the card is taller. */
    @container table (max-width: 14rem) {
      .row:has(.mark) {
        --row: calc(1.35 * ${font(14)} + 5 * ${font(12)} + 16px);
      }
      .body .marked {
        flex-wrap: wrap;
        row-gap: 0;
      }
      .body .mark {
        flex: 0 1 auto;
        white-space: normal;
      }
    }
  }
`;

/** For print, CSS table layout: columns are as wide as their texts, and no row is split between pages. */
export const printStyle = css`
  ${media.print} {
    overflow: visible;
    border: 0;
    border-radius: 0;
    container: none;
    &&& > .scroller {
      max-height: none;
      overflow: visible;
    }
    > .scroller > table {
      display: table;
      width: 100%;
      min-width: 0;
      border-collapse: collapse;
    }
    .head {
      position: static;
      display: table-header-group;
    }
    .body {
      display: table-row-group;
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
