import type { ReactNode } from 'react';
import type { Form } from '#components/Form/useFormStore.ts';
import { FormDialog } from '#components/FormDialog/FormDialog.tsx';
import { t } from '#domain/words/translate.ts';
import { DraftQuestion } from './DraftQuestion.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { SlowNote } from '../generation/SlowNote.tsx';

export interface DraftDialogProps<Fields> {
  form: Form<Fields>;
  title: string;
  submitLabel: string;
  busyLabel: string;
  /** Shown while something is missing and there is no other error. When absent, only the fields show what is missing. */
  missing?: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * The dialog of a form that adds or edits. A draft is discarded only by the person, or once it was sent. If the row has
 * changed since, a question comes first.
 */
export function DraftDialog<Fields>(props: DraftDialogProps<Fields>) {
  const { form, title, submitLabel, busyLabel, missing, children } = props;
  if (form.conflicts.length > 0)
    return (
      <DraftQuestion
        conflicts={form.conflicts}
        onDecide={form.onDecide}
        onClose={form.onPutAside}
      />
    );
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
