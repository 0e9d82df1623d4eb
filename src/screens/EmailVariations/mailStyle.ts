import styled from 'styled-components';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import { fitsWindow, lowWindow } from './FitsWindow.ts';

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
