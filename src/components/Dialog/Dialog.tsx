import { use, type ReactNode } from 'react';
import { KitContext } from '../lazy/kit.ts';
import { useWantedPart } from '../lazy/usePart.ts';
import type { DialogSize } from './dialogStyle.ts';
import type { DiscardTexts } from './DiscardQuestion.tsx';

export interface DialogProps {
  /** What the dialog is about; its accessible name. */
  title: ReactNode;
  /** One sentence under the title, announced with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  size?: DialogSize;
  /** `alertdialog` interrupts: it has no cross and is answered by its buttons. */
  role?: 'dialog' | 'alertdialog';
  /** False while saving: then Escape, a click outside and the cross do nothing. */
  canClose?: boolean;
  /** True when something was typed: closing asks first. */
  isDirty?: boolean;
  onClose: () => void;
  closeLabel?: string;
  discard?: DiscardTexts;
}

/**
 * A modal dialog, open for as long as it is rendered, so that each one starts fresh. A sheet on small screens.
 * The focus goes to the element with `autoFocus`, else to the first field, and returns to where it came from.
 */
export function Dialog(props: DialogProps) {
  const { isDirty = false, onClose } = props;
  // A file that fails to load must not discard what was typed.
  const Window = useWantedPart(use(KitContext), () => isDirty || onClose())?.DialogWindow;
  return Window ? <Window {...props} /> : null;
}
