import { Field } from '#components/Field/Field.tsx';
import { useFormStore } from '#components/Form/useForm.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { isEmailTaken, rolesOf } from '#domain/people/userList.ts';
import type { UserField, WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { fieldError } from '../form/formParts.ts';
import type { EditedUser } from './UserRowNotes.tsx';

export interface UserCellProps {
  edited: EditedUser;
  field: UserField;
  users: readonly WorkspaceUser[];
}

/** One input of a row being edited. An email that is already in use is warned about, not refused (D39). */
export function UserCell({ edited, field, users }: UserCellProps) {
  const { row, form: store, rules } = edited;
  const form = useFormStore(store, rules);
  const { fields } = form;
  const isTaken = field === 'email' && isEmailTaken(fields.email, users, row.id);
  return (
    <Field
      label={t(`users.field.${field}`)}
      isLabelHidden
      isRequired
      error={fieldError(form, field)}
      hint={isTaken ? t('warning.duplicateEmail') : undefined}
    >
      <TextInput
        size="small"
        type={field === 'email' ? 'email' : 'text'}
        value={fields[field]}
        readOnly={form.isSaving}
        {...(field === 'role' && { suggestions: rolesOf(users) })}
        onValueChange={(text) => form.onChange({ [field]: text })}
        onBlur={() => form.onLeave(field)}
      />
    </Field>
  );
}
