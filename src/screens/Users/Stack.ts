import styled from 'styled-components';
import { space } from '#components/theme/tokens.ts';

/** Search, message and table, one under the other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  & > * {
    min-width: 0;
  }
`;
