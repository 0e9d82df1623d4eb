import { css } from 'styled-components';
import { hiddenOnScreen } from '../theme/hiddenOnScreen.ts';
import { color, font, space } from '../theme/tokens.ts';

/** The column's name before its value; screen readers read the column header instead. */
const label = css`
  content: attr(data-label) ' ' / '';
  color: ${color.muted};
  font-weight: 400;
`;

const closed = css`
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
  .body .row:not([data-tall]) .end[data-label]:not(:has(button))::before {
    ${label}
  }
  /* A cell that gets the keyboard focus is shown above the second line. */
  .row:not([data-tall]) .cell:not(.brief, .first, .select, .actions, :focus, :focus-within) {
    ${hiddenOnScreen}
    padding: 0;
  }
  .body
    .row:not([data-tall])
    .cell:not(.brief, .first, .select, .actions):is(:focus, :focus-within) {
    position: absolute;
    inset: auto var(--buttons) ${space(1)} var(--boxes);
    background: ${color.raised};
    &::before {
      ${label}
    }
  }
  /* The second line never wraps: a text that is too long is cut. */
  .body .row:not([data-tall]) .brief {
    max-width: 100%;
    max-height: max(20px, calc(1.5 * ${font(12)}));
    line-height: 1.5;
    button {
      min-height: 18px;
      line-height: 1;
    }
  }
  /* A card whose first cell has a second line has one line for the rest, too. */
  .body .row:not([data-tall]):has(.first .second-line) {
    .brief:has(+ .brief),
    .brief + .brief {
      max-width: calc(50% - ${space(2)});
    }
  }
  /* Row buttons after the second are shown only in an opened card. */
  .row:not([data-tall]) .actions > :nth-last-child(n + 3) {
    display: none;
  }
`;

const opened = css`
  .body .row[data-tall] {
    padding-block: ${space(2)};
    .cell:not(.select, .actions) {
      flex: 1 0 100%;
      white-space: normal;
      padding-block: ${space(1)};
      color: ${color.text};
    }
    .cell[data-label]::before {
      ${label}
    }
    .cell.actions {
      position: static;
      flex: 1 0 100%;
      justify-content: flex-start;
      padding: 0;
    }
    padding-inline-end: ${space(3)};
  }
`;

/** A row as a card: two lines, or a line for each column once it is opened. */
export const cardRowStyle = css`
  ${closed}
  ${opened}
`;
