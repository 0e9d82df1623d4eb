import styled from 'styled-components';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';

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
