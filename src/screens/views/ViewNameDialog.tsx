import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { ViewNameProblem } from '#domain/lists/savedViews.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';

export interface ViewNameDialogProps {
  title: string;
  initial: string;
  problemOf: (name: string) => ViewNameProblem | null;
  /** Returns false when that failed, because another tab has changed the views. */
  onName: (name: string) => boolean;
  onClose: () => void;
}

function said(problem: ViewNameProblem): string {
  const { nameLength, perList } = limits.savedViews;
  if (problem === 'tooLong') return t('views.problem.tooLong', { count: nameLength });
  if (problem === 'full') return t('views.problem.full', { count: perList });
  return t(`views.problem.${problem}`);
}

/** Asks for the name of a view. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const { title, initial, problemOf, onName, onClose } = props;
  const form = useForm({
    initial: { name: initial },
    check: ({ name }) => {
      const problem = problemOf(name);
      return problem === null
        ? { isValid: true, value: name }
        : { isValid: false, problems: problem };
    },
    onSubmit: async (name: string) =>
      onName(name)
        ? { ok: true }
        : { ok: false, message: t('views.notSaved', { name: name.trim() }) },
    onDone: onClose,
  });
  const { checked } = form;
  // A taken name is reported while typing, a missing one only after the field was left.
  const isSaid = form.showsError('name') || (form.isDirty && form.fields.name.trim() !== '');
  return (
    <DraftDialog
      form={form}
      title={title}
      submitLabel={t('general.save')}
      busyLabel={t('general.saving')}
    >
      <Field
        label={t('views.name')}
        isRequired
        error={!checked.isValid && isSaid ? said(checked.problems) : undefined}
      >
        <TextInput
          value={form.fields.name}
          autoFocus
          onValueChange={(name) => form.onChange({ name })}
          onBlur={() => form.onLeave('name')}
        />
      </Field>
    </DraftDialog>
  );
}
