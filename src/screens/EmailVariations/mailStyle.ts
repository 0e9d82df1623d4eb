import styled, { css } from 'styled-components';
import { color, font, media, raisedBox, shape, space } from '#components/theme/tokens.ts';

const notOnPaper = css`
  ${media.print} {
    display: none;
  }
`;

/** Stays above the footer, except in low windows. */
const aboveFooter = css`
  padding-block: ${space(2)};
  background: ${color.surface};
  @media screen and (min-height: 540px) {
    position: sticky;
    bottom: var(--footer, 0px);
    z-index: 1;
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
  header > div.to {
    max-width: 480px;
    margin-top: ${space(1)};
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
`;

/** A variation as the recipient will read it. */
export const Paper = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${space(5)};
  ${raisedBox}
  overflow-wrap: anywhere;
  & > * {
    min-width: 0;
  }
  /* What receives the focus does not stay under the actions. */
  a,
  button {
    scroll-margin-bottom: ${space(16)};
  }
  ${media.narrow} {
    padding: ${space(4)};
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

/** The actions, however long the mail is. On a phone only the marks stay: all actions together would cover the mail. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  ${aboveFooter}
  ${media.narrow} {
    display: contents;
    & > :last-child {
      ${aboveFooter}
    }
  }
  ${notOnPaper}
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
  /* Touch devices have no keys to show, and a small screen no space for them. */
  kbd {
    ${media.touch} {
      display: none;
    }
    ${media.narrow} {
      display: none;
    }
  }
  ${notOnPaper}
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
  ${notOnPaper}
`;
