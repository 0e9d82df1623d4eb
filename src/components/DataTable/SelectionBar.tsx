import { useLayoutEffect, useRef } from 'react';
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

/** Tells the table how high the bar is: the last rows scroll out from under it, on however many lines it stands. */
function useRoomForBar(isShown: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    const frame = element?.parentElement;
    if (!isShown || !element || !frame) return undefined;
    const tell = () => frame.style.setProperty('--bar', `${element.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isShown]);
  return bar;
}

/** How many rows are selected and what can be done with them, over the foot of the table. */
export function SelectionBar({ selection, hidden }: SelectionBarProps) {
  const { keys, onChange, summary, bar, clearLabel } = selection;
  const kit = useKitWords();
  const inWords = hidden > 0 ? kit.selectedHidden(keys.size, hidden) : kit.selected(keys.size);
  const words = keys.size > 0 ? (summary?.(keys.size, hidden) ?? inWords) : null;
  const float = useRoomForBar(words !== null);
  return (
    <>
      {/* Stands before its words come: a live region that appears together with them is often not read. */}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words === null ? null : (
        <SelectionFloat ref={float}>
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
