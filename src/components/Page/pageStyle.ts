import styled from 'styled-components';
import { hiddenOnScreen } from '../theme/hiddenOnScreen.ts';
import { font, media, shape, space } from '../theme/tokens.ts';
import { several } from './pageHead.ts';

export const Root = styled.main`
  width: 100%;
  max-width: calc(${shape.pageWidth} + 2 * ${space(8)});
  margin-inline: auto;
  padding: ${space(8)} ${space(8)} ${space(12)};
  &[data-width='reading'] {
    max-width: calc(640px + 2 * ${space(8)});
  }
  /* On pages for work with a list, the list begins as high as possible. */
  &[data-compact] h1 {
    font-size: ${font(20)};
  }
  ${media.wide} {
    &[data-compact] {
      padding-top: ${space(4)};
      & > .head {
        margin-bottom: ${space(3)};
      }
      & .lead {
        margin-top: 0;
        max-width: none;
        font-size: ${font(13)};
      }
    }
  }
  /* On a phone the title and the buttons share a line, and the lead is for screen readers. */
  ${media.narrow} {
    padding: ${space(5)} ${space(4)} ${space(8)};
    &[data-compact] {
      padding-top: ${space(3)};
      & > .head {
        align-items: center;
        column-gap: ${space(3)};
        margin-bottom: ${space(2)};
      }
      & .lead {
        ${hiddenOnScreen}
      }
      & > .head > .actions {
        flex: 0 1 auto;
        &:has(${several(2)}) {
          flex: 1 0 100%;
        }
      }
    }
  }
  /* Lets the last content be scrolled out from under the selection bar. */
  &::after {
    content: '';
    display: block;
    height: var(--selection-bar, 0px);
  }
  &:focus {
    outline: none;
  }
`;

export const Above = styled.div`
  margin-bottom: ${space(8)};
  ${media.narrow} {
    margin-bottom: ${space(5)};
  }
`;
