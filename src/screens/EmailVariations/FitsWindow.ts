import { createGlobalStyle } from 'styled-components';

/** Matches windows wide and high enough for the list and the mail to scroll side by side. */
export const fitsWindow = '@media screen and (min-width: 1024px) and (min-height: 540px)';

/** Matches those of them in which only a few lines of the mail fit above its actions. */
export const lowWindow = `${fitsWindow} and (max-height: 760px)`;

/**
 * While rendered, a large window itself does not scroll. The page takes the height left by header, footer and notices, and
 * its columns scroll on their own. Every element around the page passes the height on.
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
