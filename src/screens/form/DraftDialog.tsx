import type { ReactNode } from 'react';
import type { Form } from '#components/Form/useForm.ts';
import { FormDialog } from '#components/FormDialog/FormDialog.tsx';
import { t } from '#domain/words/translate.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { SlowNote } from './SlowNote.tsx';

export interface DraftDialogProps<Fields> {
  form: Form<Fields>;
  title: string;
  submitLabel: string;
  busyLabel: string;
  /** Shown while something is missing and nothing worse happened; without it the fields alone say so. */
  missing?: string;
  /** The fields. */
  children: ReactNode;
}

/** The one dialog that adds or edits, wired to its form: what was typed is let go only by the person, or when it was sent. */
export function DraftDialog<Fields>(props: DraftDialogProps<Fields>) {
  const { form, title, submitLabel, busyLabel, missing, children } = props;
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      cancelLabel={t('general.cancel')}
      isSaving={form.isSaving}
      isDirty={form.isDirty}
      isSubmitDisabled={!form.isValid}
      error={form.error ?? (form.isMissingSomething ? missing : undefined)}
      onSubmit={form.onSubmit}
      onSubmitRefused={form.onRefuse}
      onClose={form.onAbandon}
    >
      {form.isRestored ? <RestoredNote onStartOver={form.onStartOver} /> : null}
      {children}
      {form.isSlow ? <SlowNote onStopWaiting={form.onStopWaiting} /> : null}
    </FormDialog>
  );
}
