import styled from 'styled-components';
import { media, space } from '#components/theme/tokens.ts';

/** Search, notes and table, one under the other. */
export const ListStack = styled.div`
  display: grid;
  gap: ${space(4)};
  & > * {
    min-width: 0;
  }
  .search {
    max-width: 420px;
    ${media.narrow} {
      max-width: none;
    }
  }
`;
