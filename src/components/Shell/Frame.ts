import styled from 'styled-components';
import { media } from '../theme/tokens.ts';

/** As high as the window at least, so that a footer below a short page is at the bottom. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: var(--full-height, 100dvh);
  & > main {
    flex: 1 0 auto;
  }
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;
