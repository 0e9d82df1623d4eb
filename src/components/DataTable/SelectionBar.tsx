import { Button } from '../Button/Button.tsx';
import { useHeightVariable } from '../theme/useHeightVariable.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { Float } from './selectionBarStyle.ts';
import type { Selection } from './types.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  /** How many of the selected a filter hides. */
  readonly hidden: number;
}

const noKeys: ReadonlySet<string> = new Set();

/** How many rows are selected and what can be done with them: always in one place, above the page's footer. */
export function SelectionBar({ selection, hidden }: SelectionBarProps) {
  const { keys, onChange, summary, bar, clearLabel } = selection;
  const kit = useKitWords();
  const inWords = hidden > 0 ? kit.selectedHidden(keys.size, hidden) : kit.selected(keys.size);
  const words = keys.size > 0 ? (summary?.(keys.size, hidden) ?? inWords) : null;
  const float = useHeightVariable<HTMLElement>('--selection-bar', words !== null);
  return (
    <>
      {/* Stands before its words come: a live region that appears together with them is often not read. */}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words === null ? null : (
        <Float ref={float} aria-label={kit.selection}>
          <div>
            <span aria-hidden="true">{words}</span>
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
