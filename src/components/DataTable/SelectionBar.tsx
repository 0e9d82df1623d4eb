import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { focusWhenRemoved } from '../focus/focusWhenRemoved.ts';
import { useHeightVariable } from '../theme/useHeightVariable.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { layer } from '../theme/layers.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import type { Selection } from './types.ts';

/** Above the page's footer. The page keeps its height free; only the box inside reacts to the pointer. */
const Float = styled.section`
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

interface SelectionBarProps {
  readonly selection: Selection;
  /** The number of selected rows that a filter hides. */
  readonly hidden: number;
}

const noKeys: ReadonlySet<string> = new Set();

/** The number of selected rows and their actions, always in the same position above the page's footer. */
export function SelectionBar({ selection, hidden }: SelectionBarProps) {
  const { keys, onChange, totals, bar } = selection;
  const kit = useKitWords();
  const inWords = hidden > 0 ? kit.selectedHidden(keys.size, hidden) : kit.selected(keys.size);
  const words = keys.size > 0 ? inWords : null;
  const float = useHeightVariable<HTMLElement>('--selection-bar', words !== null);
  return (
    <>
      {/* Rendered before its text: screen readers often skip a live region that appears together with its text. */}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words === null ? null : (
        <Float ref={float} aria-label={kit.selection}>
          <div ref={focusWhenRemoved}>
            <div className="said">
              <span aria-hidden="true">{words}</span>
              {totals ? <span className="totals">{totals}</span> : null}
            </div>
            {bar}
            <Button variant="quiet" size="small" onClick={() => onChange(noKeys)}>
              {kit.clear}
            </Button>
          </div>
        </Float>
      )}
    </>
  );
}
