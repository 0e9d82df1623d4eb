import styled from 'styled-components';
import { media, space } from '#components/theme/tokens.ts';
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
