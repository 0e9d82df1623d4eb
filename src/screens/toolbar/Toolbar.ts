import styled from 'styled-components';
import { media, space } from '#components/theme/tokens.ts';

/** The search of a list beside its filters and saved views. They wrap. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  /* On a phone each line is filled. */
  ${media.narrow} {
    & > * {
      flex-grow: 1;
    }
  }
`;
