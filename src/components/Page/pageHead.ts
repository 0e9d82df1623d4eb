import styled from 'styled-components';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** Selects an element with at least this many buttons, or the blocks that keep their space. Other children are not shown. */
export const several = (count: number): string =>
  `> ${Array.from({ length: count }, () => ':is(button, [data-block])').join(' ~ ')}`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  margin-bottom: ${space(6)};
  /* Breaks a word that is wider than a phone. */
  & > * {
    min-width: 0;
  }
  ${media.narrow} {
    margin-bottom: ${space(5)};
  }
`;

export const Title = styled.h1`
  font-size: ${font(28)};
  font-weight: 650;
  letter-spacing: -0.02em;
  overflow-wrap: break-word;
  ${media.narrow} {
    font-size: 1.5rem;
  }
`;

export const Lead = styled.div`
  margin-top: ${space(1)};
  max-width: ${shape.readingWidth};
  color: ${color.muted};
  overflow-wrap: break-word;
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  /* On a phone several buttons share a line without their icons where the words fit. */
  ${media.narrow} {
    flex: 1 0 100%;
    & > :is(button, a, [data-block]) {
      flex: 1 1 auto;
    }
    &:has(${several(3)}) {
      & > button {
        padding-inline: ${space(2)};
      }
      & > [data-block] {
        width: 0;
      }
      & > button > svg:first-child {
        display: none;
      }
    }
  }
`;
