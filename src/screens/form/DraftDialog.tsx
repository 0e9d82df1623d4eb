import type { Form } from '#components/Form/useForm.ts';
import { FormDialog, type FormDialogProps } from '#components/FormDialog/FormDialog.tsx';
import { Status } from '#components/LiveRegion/Status.ts';
import { DraftNotes } from './DraftNotes.tsx';
import { SlowNote } from '../generation/SlowNote.tsx';

export interface DraftDialogProps<Fields extends object> extends Pick<
  FormDialogProps,
  'title' | 'submitLabel' | 'busyLabel' | 'children'
> {
  form: Form<Fields>;
  /** Shown while something is missing and there is no other error. When absent, only the fields show what is missing. */
  missing?: string;
  /** Returns the label of a field, when the form edits a row that somebody else may change. */
  labelOf?: (field: keyof Fields) => string;
}

/** The dialog of a form that adds or edits. A draft is discarded only by the person, or once it was sent. */
export function DraftDialog<Fields extends object>(props: DraftDialogProps<Fields>) {
  const { form, missing, labelOf, children, ...dialog } = props;
  return (
    <FormDialog
      {...dialog}
      isSaving={form.isSaving}
      isDirty={form.isDirty}
      isSubmitDisabled={!form.checked.isValid}
      error={form.error ?? (form.isMissingSomething ? missing : undefined)}
      onSubmit={form.onSubmit}
      onSubmitRefused={form.onSubmit}
      onClose={form.onAbandon}
    >
      <DraftNotes form={form} labelOf={labelOf} />
      {children}
      <Status>{form.isSlow ? <SlowNote onStopWaiting={form.onStopWaiting} /> : null}</Status>
    </FormDialog>
  );
}
