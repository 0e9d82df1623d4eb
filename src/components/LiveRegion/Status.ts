import styled from 'styled-components';

/**
 * Messages that are read when they appear. Always rendered, since a region that arrives together with its text may not be
 * read; empty, it takes no space. Its messages are spaced like their surroundings.
 */
export const Status = styled.div.attrs({ role: 'status', 'aria-atomic': false })`
  display: grid;
  gap: inherit;
  min-width: 0;
  &:empty {
    position: absolute;
  }
`;
