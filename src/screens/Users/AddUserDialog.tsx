import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { Outcome } from '#domain/lists/collection.ts';
import { textsOf } from '#domain/entities/texts.ts';
import { checkUser, isEmailTaken, rolesOf } from '#domain/people/userList.ts';
import { fieldNames } from '#domain/entities/description.ts';
import {
  userDescription,
  type WorkspaceUser,
  type WorkspaceUserDraft,
} from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';
import { fieldError } from '../form/formParts.ts';

export interface AddUserDialogProps {
  users: readonly WorkspaceUser[];
  onAdd: (draft: WorkspaceUserDraft) => Promise<Outcome>;
  onClose: () => void;
}

/** 'Add New User': all three fields are required. An email that is already in use is warned about, not refused (D39). */
export function AddUserDialog({ users, onAdd, onClose }: AddUserDialogProps) {
  const form = useForm({
    initial: textsOf(userDescription, null),
    draftName: 'users.new',
    check: checkUser,
    onSubmit: onAdd,
    onDone: onClose,
  });
  const { fields } = form;
  const isTaken = isEmailTaken(fields.email, users);
  return (
    <DraftDialog
      form={form}
      title={t('users.form.title')}
      submitLabel={t('users.form.submit')}
      busyLabel={t('users.form.busy')}
    >
      {fieldNames(userDescription).map((field) => (
        <Field
          key={field}
          label={t(`users.field.${field}`)}
          isRequired
          error={fieldError(form, field)}
          hint={field === 'email' && isTaken ? t('warning.duplicateEmail') : undefined}
        >
          <TextInput
            value={fields[field]}
            type={field === 'email' ? 'email' : 'text'}
            autoFocus={field === 'name'}
            {...(field === 'role' && { suggestions: rolesOf(users) })}
            onValueChange={(text) => form.onChange({ [field]: text })}
            onBlur={() => form.onLeave(field)}
          />
        </Field>
      ))}
    </DraftDialog>
  );
}
