import { css } from 'styled-components';
import { hiddenOnScreen } from '../theme/hiddenOnScreen.ts';
import { font, space } from '../theme/tokens.ts';
import { cardRowStyle } from './cardRowStyle.ts';

const head = css`
  .head .row {
    align-items: center;
    gap: 2px ${space(2)};
    height: auto;
    min-height: var(--head);
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
    padding: 0;
  }
  .head .cell.first {
    flex: 0 1 auto;
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
`;

const narrow = '@container table (max-width: 40rem)';

/** In a narrow container a row is a card of two lines; the other columns are shown once it is opened. */
export const cardStyle = css`
  ${narrow} {
    /* Three lines at any text size, with space above and below. */
    --row: max(72px, calc(1.35 * ${font(14)} + 3 * ${font(12)} + 16px));
    > .grid {
      min-width: 0;
    }
    ${cardRowStyle}
    ${head}
  }
`;
