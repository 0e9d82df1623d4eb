import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isComposing } from '../keys/isComposing.ts';
import { Panel, type DialogSize } from './dialogStyle.ts';
import { isField, useDialogFocus } from './useDialogFocus.ts';

interface FocusedPanelProps {
  size: DialogSize;
  /** True while the question about unsaved changes is shown: Escape or going on in a field answers "keep". */
  isAsking: boolean;
  onKeep: () => void;
  children: ReactNode;
}

/** The panel of a dialog, which takes the focus when it opens and returns it when it closes. */
export function FocusedPanel({ size, isAsking, onKeep, children }: FocusedPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { remember, goBack } = useDialogFocus(panel);
  const onAnswered = useEffectEvent(goBack);

  useEffect(() => {
    if (!isAsking) return;
    return () => onAnswered();
  }, [isAsking]);

  return (
    <Panel
      ref={panel}
      $size={size}
      tabIndex={-1}
      onFocus={(event: FocusEvent) => {
        const { target } = event;
        if (!(target instanceof HTMLElement) || (isAsking && !isField(target))) return;
        remember(target);
        // Going on in a field means "keep": its form would otherwise be used without its footer.
        if (isAsking) onKeep();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // Headless UI would close the dialog when an input method uses the key.
        if (isComposing(event)) event.stopPropagation();
        if (!isAsking || isComposing(event)) return;
        event.preventDefault();
        onKeep();
      }}
    >
      {children}
    </Panel>
  );
}
