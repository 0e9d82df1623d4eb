import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { ErrorNotice } from '../ErrorNotice/ErrorNotice.tsx';
import { ReadOnlyContext } from '../Field/useControl.ts';
import { isComposing } from '../keys/isComposing.ts';
import { space } from '../theme/tokens.ts';
import { useKitWords } from '../theme/kitWords.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

export interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'description' | 'size' | 'isDirty' | 'onClose'
> {
  /** The fields. */
  children: ReactNode;
  /** 'Add Keyword'. */
  submitLabel: string;
  /** 'Adding…', shown while the request runs. */
  busyLabel?: string;
  /** The request is under way: a second submit, typing and every way to close are ignored. */
  isSaving?: boolean;
  isSubmitDisabled?: boolean;
  /** An error, announced at once and shown above the buttons. */
  error?: ReactNode;
  onSubmit: () => void;
  /** Called when Enter is pressed while the submit button is disabled, to show what is missing. */
  onSubmitRefused?: () => void;
}

/** The dialog for adding and editing. */
export function FormDialog({
  children,
  submitLabel,
  busyLabel,
  isSaving = false,
  isSubmitDisabled = false,
  error,
  onSubmit,
  onSubmitRefused,
  ...dialog
}: FormDialogProps) {
  const words = useKitWords();
  const formId = useId();

  // A disabled submit button keeps the browser from submitting on Enter, and the person would not learn why.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event) || event.defaultPrevented) return;
    const isInput = event.target instanceof HTMLInputElement;
    if (isInput && isSubmitDisabled && !isSaving) onSubmitRefused?.();
  };

  return (
    <Dialog
      {...dialog}
      canClose={!isSaving}
      footer={
        <>
          <ErrorNotice>{error}</ErrorNotice>
          <Button isDisabled={isSaving} onClick={dialog.onClose}>
            {words.cancel}
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
