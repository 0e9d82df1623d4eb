import { Field } from '#components/Field/Field.tsx';
import { useFormStore } from '#components/Form/useForm.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { Prospect } from '#domain/companies/prospect.ts';
import { isProspectKnown } from '#domain/companies/prospectForm.ts';
import type { Check, Problems } from '#domain/lists/check.ts';
import { t } from '#domain/words/translate.ts';
import { fieldError } from '../form/formParts.ts';
import type { EditedRow } from '../list/useEditedRow.tsx';

export const nameOf = ({ name }: Prospect) => ({ name: name.trim() });

export const checkName = ({ name }: { readonly name: string }): Check<string, 'name'> =>
  name.trim() === ''
    ? { isValid: false, problems: { name: 'invalid.name' } }
    : { isValid: true, value: name.trim() };

export interface NameCellProps {
  edited: EditedRow<Prospect, ReturnType<typeof nameOf>, string, Problems<'name'>>;
  prospects: readonly Prospect[];
}

/** The name of a person, typed into their row, with its error below. */
export function NameCell({ edited, prospects }: NameCellProps) {
  const { row } = edited;
  const form = useFormStore(edited.form, edited.rules);
  const { name } = form.fields;
  const isKnown = isProspectKnown({ ...row, name }, prospects, row.id);
  return (
    <Field
      label={t('prospects.field.name')}
      isLabelHidden
      isRequired
      error={form.error ?? fieldError(form, 'name')}
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
