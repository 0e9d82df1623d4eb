import { createGlobalStyle } from 'styled-components';

/** Wide and high enough for the list and the mail to scroll beside each other. */
export const fitsWindow = '@media screen and (min-width: 1024px) and (min-height: 540px)';

/**
 * While it is rendered, a large window does not scroll: the page takes what header, footer and a notice leave of it, and what
 * is in the page scrolls by itself. Every element around the page hands the height on.
 */
export const FitsWindow = createGlobalStyle`
  ${fitsWindow} {
    html body:has(#main) {
      display: flex;
      flex-direction: column;
      height: 100dvh;
    }
    html body :has(#main) {
      display: flex;
      flex: 1 1 0;
      flex-direction: column;
      min-height: 0;
    }
    html body #main {
      display: flex;
      flex: 1 1 0;
      flex-direction: column;
      min-height: 0;
      padding-bottom: 0;
    }
    html body #main > .head {
      flex: none;
    }
  }
`;
