import styled from 'styled-components';
import { layer } from '../theme/layers.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** Above the page's footer. The page keeps its height free; only the box inside reacts to the pointer. */
export const Float = styled.section`
  position: fixed;
  inset-inline: 0;
  bottom: var(--footer, 0px);
  z-index: ${layer.sticky};
  display: flex;
  justify-content: center;
  padding: ${space(2)} ${space(4)};
  pointer-events: none;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    min-width: 0;
    max-width: calc(${shape.pageWidth} - 2 * ${space(4)});
    padding: 6px 6px 6px ${space(4)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${shape.radiusCard};
    background: ${color.raised};
    box-shadow: ${shape.shadowFloat};
    font-size: ${font(13)};
    font-variant-numeric: tabular-nums;
    pointer-events: auto;
  }
  .said {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    min-width: 0;
  }
  .totals {
    color: ${color.muted};
  }
  ${media.narrow} {
    padding-inline: ${space(2)};
    /* The count, above the totals, and Clear share a line; the actions are on the next. */
    > div {
      flex: 1;
      padding: ${space(1)} ${space(2)} ${space(2)};
    }
    > div > * {
      order: 2;
    }
    > div > .said {
      order: 0;
      flex-direction: column;
      /* Leaves space for Clear only. */
      flex: 1 0 calc(100% - 7rem);
      padding-inline-start: ${space(2)};
    }
    > div > :last-child {
      order: 1;
    }
    .totals {
      font-size: ${font(12)};
    }
  }
  ${media.print} {
    display: none;
  }
`;
