import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { SelectionFloat } from './tableStyle.ts';
import type { Selection } from './types.ts';
import { useKitWords } from '../theme/kitWords.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  /** How many of the selected a filter hides. */
  readonly hidden: number;
}

const noKeys: ReadonlySet<string> = new Set();

/** How many rows are selected and what can be done with them, over the foot of the table. */
export function SelectionBar({ selection, hidden }: SelectionBarProps) {
  const { keys, onChange, summary, bar, clearLabel } = selection;
  const kit = useKitWords();
  const inWords = hidden > 0 ? kit.selectedHidden(keys.size, hidden) : kit.selected(keys.size);
  const words = keys.size > 0 ? (summary?.(keys.size, hidden) ?? inWords) : null;
  return (
    <>
      {/* Stands before its words come: a live region that appears together with them is often not read. */}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words === null ? null : (
        <SelectionFloat>
          <span aria-hidden="true">{words}</span>
          {bar}
          <Button variant="quiet" size="small" onClick={() => onChange(noKeys)}>
            {clearLabel ?? kit.clear}
          </Button>
        </SelectionFloat>
      )}
    </>
  );
}
