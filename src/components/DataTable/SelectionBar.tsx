import { Button } from '../Button/Button.tsx';
import { focusWhenRemoved } from '../focus/focusWhenRemoved.ts';
import { useHeightVariable } from '../theme/useHeightVariable.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { Float } from './selectionBarStyle.ts';
import type { Selection } from './types.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  /** The number of selected rows that a filter hides. */
  readonly hidden: number;
}

const noKeys: ReadonlySet<string> = new Set();

/** The number of selected rows and their actions, always in the same position above the page's footer. */
export function SelectionBar({ selection, hidden }: SelectionBarProps) {
  const { keys, onChange, summary, totals, bar, clearLabel } = selection;
  const kit = useKitWords();
  const inWords = hidden > 0 ? kit.selectedHidden(keys.size, hidden) : kit.selected(keys.size);
  const words = keys.size > 0 ? (summary?.(keys.size, hidden) ?? inWords) : null;
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
              {clearLabel ?? kit.clear}
            </Button>
          </div>
        </Float>
      )}
    </>
  );
}
