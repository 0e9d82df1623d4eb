import { Field } from '#components/Field/Field.tsx';
import { useFormStore } from '#components/Form/useForm.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { Prospect } from '#domain/companies/prospect.ts';
import { isProspectKnown } from '#domain/companies/prospectForm.ts';
import { t } from '#domain/words/translate.ts';
import type { NameEdit } from './useNameEdits.ts';

export interface NameCellProps {
  edit: NameEdit;
  prospects: readonly Prospect[];
}

/** The name of a person, typed into their row, with its error below. */
export function NameCell({ edit, prospects }: NameCellProps) {
  const { prospect, rules } = edit;
  const form = useFormStore(edit.form, rules);
  const { name } = form.fields;
  const problem = form.isValid || !form.showsError('name') ? undefined : t('invalid.name');
  const isKnown = isProspectKnown({ ...prospect, name }, prospects, prospect.id);
  return (
    <Field
      label={t('prospects.field.name')}
      isLabelHidden
      isRequired
      error={form.error ?? problem}
      hint={isKnown ? t('warning.duplicateProspect') : undefined}
    >
      <TextInput
        size="small"
        value={name}
        readOnly={form.isSaving}
        onValueChange={(typed) => form.onChange({ name: typed })}
        onBlur={() => form.onLeave('name')}
      />
    </Field>
  );
}
