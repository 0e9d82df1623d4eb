import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ErrorNotice } from '../ErrorNotice/ErrorNotice.tsx';
import { useKitWords } from '../theme/kitWords.ts';

export interface ConfirmDialogProps {
  title: ReactNode;
  /** The question, announced with the title. */
  description?: ReactNode;
  /** Details for the decision: a list of changes, for example. */
  children?: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** A third answer, after the other two. */
  other?: { readonly label: string; readonly onSelect: () => void };
  /** `danger` for an action that deletes something. */
  tone?: 'danger' | 'primary';
  /** The request is under way: the dialog stays open and sends nothing twice. */
  isBusy?: boolean;
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question in a dialog. The safe answer has the focus, so that a hasty Enter deletes nothing. */
export function ConfirmDialog({
  title,
  description,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel,
  other,
  tone = 'danger',
  isBusy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const words = useKitWords();
  const cancel = (
    <Button autoFocus isDisabled={isBusy} onClick={onCancel}>
      {cancelLabel ?? words.cancel}
    </Button>
  );
  const confirm = (
    <Button variant={tone} isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog
      role="alertdialog"
      // Three answers fit on one line of the wider dialog.
      size={other ? 'medium' : 'small'}
      title={title}
      description={description}
      canClose={!isBusy}
      onClose={onCancel}
      footer={
        <>
          <ErrorNotice>{error}</ErrorNotice>
          {other ? (
            <>
              {confirm}
              {cancel}
              <Button isDisabled={isBusy} onClick={other.onSelect}>
                {other.label}
              </Button>
            </>
          ) : (
            <>
              {cancel}
              {confirm}
            </>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
