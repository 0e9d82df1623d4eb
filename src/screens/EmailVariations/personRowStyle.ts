import styled from 'styled-components';
import { color, font, space } from '#components/theme/tokens.ts';

export const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(3)};
  flex: 1 1 0;
  min-width: 0;
  height: 100%;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: transparent;
  color: ${color.text};
  font-size: ${font(14)};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
      .company,
      .state[class] {
        color: inherit;
      }
    }
  }
  .name,
  .company {
    grid-column: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name {
    font-weight: 550;
  }
  .company {
    color: ${color.muted};
    font-size: ${font(13)};
  }
  .state {
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: center;
    color: ${color.muted};
    font-size: ${font(12)};
  }
  .state[data-tone='good'] {
    color: ${color.success};
  }
  .state[data-tone='warning'] {
    color: ${color.warning};
  }
  .state[data-tone='danger'] {
    color: ${color.danger};
  }
`;
