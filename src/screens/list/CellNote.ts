import styled from 'styled-components';
import { color, font } from '#components/theme/tokens.ts';

/** One line in a cell of a table; an opened row shows it whole. */
export const CellLine = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-tall] & {
    white-space: normal;
  }
`;

/** A second, smaller line. */
export const CellNote = styled(CellLine).attrs({ className: 'second-line' })`
  font-size: ${font(12)};
  font-weight: 400;
  color: ${color.muted};
  a {
    color: inherit;
  }
  .problem {
    color: ${color.warning};
  }
`;
