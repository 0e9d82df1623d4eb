import styled from 'styled-components';
import { color, media, space } from '#components/theme/tokens.ts';
import { Root } from '../list/batchStyle.ts';

/** A note with one line, and its details below. */
export const RunFrame = styled(Root)`
  gap: ${space(2)};
  padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(3)};
  font-variant-numeric: tabular-nums;
  .failed {
    color: ${color.danger};
  }
  .line {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 32px;
    & > .said {
      flex: 1 1 0;
      min-width: 0;
      font-weight: 550;
    }
  }
  .more {
    display: grid;
    gap: ${space(2)};
    padding: 0 ${space(1.5)} ${space(1.5)} 0;
  }
  .remark {
    color: ${color.muted};
  }
  /* On a phone the words need the width: Dismiss is among the details. */
  .more > .dismiss {
    display: none;
  }
  ${media.narrow} {
    .line > .dismiss {
      display: none;
    }
    .more > .dismiss {
      display: block;
    }
  }
`;
