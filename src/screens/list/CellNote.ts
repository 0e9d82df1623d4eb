import styled from 'styled-components';
import { color, font } from '#components/theme/tokens.ts';

/** A second, smaller line in a cell of a table; an opened row shows it whole. */
export const CellNote = styled.span.attrs({ className: 'second-line' })`
  display: block;
  font-size: ${font(12)};
  font-weight: 400;
  color: ${color.muted};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-tall] & {
    white-space: normal;
  }
  a {
    color: inherit;
  }
  .problem {
    color: ${color.warning};
  }
`;
