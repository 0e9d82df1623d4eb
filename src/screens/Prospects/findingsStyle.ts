import styled from 'styled-components';
import { hiddenOnScreen } from '#components/theme/hiddenOnScreen.ts';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';

/** The line about the search, its bar, and the list of companies. */
export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  font-size: ${font(13)};
  &:focus {
    outline: none;
  }
  & > .bar {
    flex: 1 1 100%;
  }
  ul {
    display: flex;
    flex: 1 1 320px;
    flex-wrap: wrap;
    gap: ${space(2)};
    min-width: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .whenFolded {
    display: none;
  }
  .toggle:not([data-long]) {
    display: none;
  }
  /* On a phone only the line is shown, so that the first row is in sight; the companies are one press away. */
  ${media.narrow} {
    padding: ${space(0.5)} ${space(1)} ${space(0.5)} ${space(3)};
    ul {
      flex-basis: 100%;
      padding-block-end: ${space(1.5)};
    }
    &[data-folded] ul {
      display: none;
    }
    &[data-folded] .whenFolded,
    .toggle:not([data-long]) {
      display: block;
    }
    .toggle > button {
      min-width: ${shape.touchTarget};
      padding: 0;
      & > span {
        ${hiddenOnScreen}
      }
    }
  }
`;

/** What is found so far, and the buttons. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  &[data-busy] {
    flex: 1 1 100%;
  }
  & > :first-child {
    margin-right: auto;
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  ${media.narrow} {
    flex: 1 1 100%;
    & > :first-child {
      flex: 1 1 5rem;
    }
  }
`;
