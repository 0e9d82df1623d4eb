import styled from 'styled-components';
import { space } from '#components/theme/tokens.ts';

/** The parts of a list in one column: search, notes, and the table or the cards. */
export const ListStack = styled.div`
  display: grid;
  gap: ${space(4)};
  & > * {
    min-width: 0;
  }
`;
