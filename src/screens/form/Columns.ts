import styled from 'styled-components';
import { media, space } from '#components/theme/tokens.ts';

/** Fields of a form in two columns, on a narrow page in one. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(4)};
  ${media.narrow} {
    grid-template-columns: 1fr;
  }
`;
