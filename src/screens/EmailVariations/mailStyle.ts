import styled from 'styled-components';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import { fitsWindow } from './FitsWindow.ts';

/** The layout of the page: notes, then the list of prospects beside the open mail. */
export const Bench = styled.div`
  display: grid;
  gap: ${space(3)};
  & > * {
    min-width: 0;
  }
  .notes {
    display: grid;
    gap: ${space(3)};
    &:empty {
      display: none;
    }
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(240px, 300px) minmax(0, 1fr);
    gap: ${space(6)};
    align-items: start;
    ${media.narrow} {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(4)};
    }
    ${media.print} {
      display: block;
    }
  }
  /* Both columns take the height left in the window, and scroll on their own. */
  ${fitsWindow} {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-height: 0;
    .notes {
      flex: none;
      max-height: 40%;
      overflow-y: auto;
    }
    .columns {
      flex: 1 1 0;
      grid-template-rows: minmax(0, 1fr);
      align-items: stretch;
      min-height: 0;
    }
  }
  /* Only the open mail is printed. */
  ${media.print} {
    & > :not(.columns) {
      display: none;
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
  .label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    min-height: 24px;
    color: ${color.muted};
    font-size: ${font(12)};
    & > button {
      gap: ${space(1)};
    }
    /* The button beside the subject loads later, and must not make the line higher. */
    ${media.touch} {
      & > button {
        margin-block: calc((24px - ${shape.touchTarget}) / 2);
      }
    }
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

/** Buttons in a row that wraps. On a small screen the medium-sized ones fill the row. */
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
