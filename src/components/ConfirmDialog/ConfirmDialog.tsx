import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { ErrorNotice } from '../ErrorNotice/ErrorNotice.tsx';
import { useKitWords } from '../theme/kitWords.ts';

/** The description is the question, and the children are details for the decision, such as a list of changes. */
export interface ConfirmDialogProps extends Pick<
  DialogProps,
  'title' | 'description' | 'children'
> {
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** A third answer, after the other two. */
  other?: { readonly label: string; readonly onSelect: () => void };
  /** `danger` for an action that deletes something. */
  tone?: 'danger' | 'primary';
  /** The request is under way: the dialog stays open and sends nothing twice. */
  isBusy?: boolean;
  /** Something that the answer needs is missing, such as a name to type. */
  isConfirmDisabled?: boolean;
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question in a dialog. The safe answer has the focus, so that a hasty Enter deletes nothing. */
export function ConfirmDialog({
  confirmLabel,
  busyLabel,
  cancelLabel,
  other,
  tone = 'danger',
  isBusy = false,
  isConfirmDisabled = false,
  error,
  onConfirm,
  onCancel,
  ...dialog
}: ConfirmDialogProps) {
  const words = useKitWords();
  const confirm = (
    <Button
      variant={tone}
      isBusy={isBusy}
      busyLabel={busyLabel}
      isDisabled={isConfirmDisabled && !isBusy}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      // Three answers fit on one line of the wider dialog.
      size={other ? 'medium' : 'small'}
      canClose={!isBusy}
      onClose={onCancel}
      footer={
        <>
          <ErrorNotice>{error}</ErrorNotice>
          {other ? confirm : null}
          <Button autoFocus isDisabled={isBusy} onClick={onCancel}>
            {cancelLabel ?? words.cancel}
          </Button>
          {other ? (
            <Button isDisabled={isBusy} onClick={other.onSelect}>
              {other.label}
            </Button>
          ) : (
            confirm
          )}
        </>
      }
    />
  );
}
