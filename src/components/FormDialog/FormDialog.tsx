import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { DialogSize } from '../Dialog/dialogStyle.ts';
import { ReadOnlyContext } from '../Field/fieldContext.ts';
import { ErrorNotice } from '../ErrorNotice/ErrorNotice.tsx';
import { isComposing } from '../keys/isComposing.ts';
import { space } from '../theme/tokens.ts';
import { useKitWords } from '../theme/kitWords.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

export interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** 'Add Keyword'. */
  submitLabel: string;
  /** 'Adding…', shown while the request runs. */
  busyLabel?: string;
  cancelLabel?: string;
  /** The request is under way: a second submit, typing and every way to close are ignored. */
  isSaving?: boolean;
  /** Something was typed: Escape, a click outside and the cross ask before closing. */
  isDirty?: boolean;
  isSubmitDisabled?: boolean;
  /** An error, announced at once and shown above the buttons. */
  error?: ReactNode;
  size?: DialogSize;
  onSubmit: () => void;
  /** Called when Enter is pressed while the submit button is disabled, to show what is missing. */
  onSubmitRefused?: () => void;
  onClose: () => void;
}

const isOneLineField = (target: EventTarget) =>
  target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);

/** The dialog for adding and editing. */
export function FormDialog({
  title,
  description,
  children,
  submitLabel,
  busyLabel,
  cancelLabel,
  isSaving = false,
  isDirty = false,
  isSubmitDisabled = false,
  error,
  size = 'medium',
  onSubmit,
  onSubmitRefused,
  onClose,
}: FormDialogProps) {
  const words = useKitWords();
  const formId = useId();

  // A disabled submit button keeps the browser from submitting on Enter, and the person would not learn why.
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !isComposing(event);
    if (!isEnter || event.defaultPrevented || !isOneLineField(event.target)) return;
    if (isSubmitDisabled && !isSaving) onSubmitRefused?.();
  };

  return (
    <Dialog
      title={title}
      description={description}
      size={size}
      canClose={!isSaving}
      isDirty={isDirty}
      onClose={onClose}
      footer={
        <>
          <ErrorNotice>{error}</ErrorNotice>
          <Button isDisabled={isSaving} onClick={onClose}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isSaving}
            busyLabel={busyLabel}
            isDisabled={isSubmitDisabled && !isSaving}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          // Enter in a field submits past a busy button, and events of a dialog inside this one bubble through React.
          if (event.target === event.currentTarget && !isSaving && !isSubmitDisabled) onSubmit();
        }}
      >
        <ReadOnlyContext value={isSaving}>{children}</ReadOnlyContext>
      </Form>
    </Dialog>
  );
}
