import styled, { createGlobalStyle } from 'styled-components';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';

/** Matches windows wide and high enough for the list and the mail to scroll side by side. */
export const fitsWindow = '@media screen and (min-width: 1024px) and (min-height: 540px)';

/** Matches those of them in which only a few lines of the mail fit above its actions. */
const lowWindow = `${fitsWindow} and (max-height: 760px)`;

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

/** The open mail: recipient, variations and actions. */
export const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  & > * {
    min-width: 0;
  }
  ${media.narrow} {
    gap: ${space(2)};
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    column-gap: ${space(4)};
    overflow-wrap: anywhere;
  }
  scroll-margin-top: ${space(3)};
  /* The address is often long, and takes the width below the buttons as well. */
  header > .to {
    grid-column: 1 / -1;
  }
  header > :last-child {
    grid-area: 1 / 2 / span 2;
  }
  header p {
    color: ${color.muted};
    font-size: ${font(13)};
  }
  h2 {
    font-size: ${font(20)};
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  ${fitsWindow} {
    --below-mail: 0px;
    overflow-y: auto;
    overscroll-behavior: contain;
    /* Space for the focus rings, which the edge would cut off. */
    margin-inline: -4px;
    padding-inline: 4px;
    /* Keeps an element that receives the focus from scrolling under the actions. */
    scroll-padding-bottom: calc(var(--review-bar, 0px) + 120px);
  }
  /* The recipient takes one line: name, company, address. */
  ${lowWindow} {
    gap: ${space(2)};
    header {
      grid-template-columns: auto auto minmax(0, 1fr) auto;
      align-items: baseline;
    }
    header > h2 {
      grid-area: 1 / 1;
    }
    header > .to {
      grid-column: auto;
    }
    header > .to + .to {
      grid-column: 1 / -2;
    }
    header > :last-child {
      grid-area: 1 / 4;
    }
  }
`;

/** A variation as the recipient will read it. */
export const Paper = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  overflow-wrap: anywhere;
  & > * {
    min-width: 0;
  }
  ${media.narrow} {
    padding: ${space(4)};
  }
  ${lowWindow} {
    gap: ${space(2)};
    padding-block: ${space(3)};
  }
  .label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    min-height: 24px;
    color: ${color.muted};
    font-size: ${font(12)};
  }
  h3 {
    margin-top: 2px;
    font-size: ${font(16)};
    font-weight: 600;
    white-space: pre-wrap;
  }
  .subject {
    padding-bottom: ${space(4)};
    border-bottom: 1px solid ${color.line};
    ${lowWindow} {
      padding-bottom: ${space(2)};
    }
  }
  .body {
    max-width: ${shape.readingWidth};
    line-height: 1.6;
    white-space: pre-wrap;
    tab-size: 4;
  }
  mark {
    background: ${color.warningSoft};
    color: inherit;
    text-decoration: underline wavy ${color.warning} 1px;
    text-underline-offset: 3px;
    ${media.print} {
      background: none;
      text-decoration: none;
    }
  }
  .body ~ .body {
    margin-top: ${space(4)};
  }
`;

/**
 * The actions stay visible above the footer, however long the mail is, except in low windows. On a phone only the line of
 * marks stays: the mail's own actions take several lines and would cover it.
 */
export const Bar = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(2)};
  background: ${color.raised};
  @media screen and (min-height: 540px) {
    position: sticky;
    bottom: calc(var(--below-mail, var(--footer, 0px)) + var(--review-bar, 0px));
    z-index: 1;
    &[data-last] {
      bottom: var(--below-mail, var(--footer, 0px));
      background: ${color.surface};
    }
  }
  ${media.narrow} {
    &:not([data-last]) {
      position: static;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Buttons in a row that wraps. On a small screen they fill the row, the small ones in two columns. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  /* Side by side without their icons where the words fit, otherwise below each other: no word is broken. */
  ${media.narrow} {
    & > [data-size='medium'] {
      flex: 1 1 auto;
      padding-inline: ${space(2)};
      & > svg {
        display: none;
      }
    }
    & > [data-size='small'] {
      flex: 1 1 40%;
    }
  }
  /* Touch devices have no keys to show. */
  ${media.touch} {
    kbd {
      display: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** The text of a note beside a button. */
export const Hint = styled.p`
  display: flex;
  gap: ${space(2)};
  max-width: ${shape.readingWidth};
  color: ${color.muted};
  font-size: ${font(13)};
  & > svg {
    flex: none;
    margin-top: 3px;
  }
  ${media.print} {
    display: none;
  }
`;
