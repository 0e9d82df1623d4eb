import styled from 'styled-components';
import { space } from '#components/theme/tokens.ts';

/** Search, notes and table in one column. */
export const ListStack = styled.div`
  display: grid;
  gap: ${space(4)};
  & > * {
    min-width: 0;
  }
`;
