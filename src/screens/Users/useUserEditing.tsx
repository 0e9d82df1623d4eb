import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { RowEditing } from '#components/DataTable/types.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { Outcome } from '#domain/collection.ts';
import { checkUser, rolesOf, type UserFields } from '#domain/userForm.ts';
import { userColumns } from '#domain/userView.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';

interface Draft {
  readonly user: WorkspaceUser;
  readonly fields: UserFields;
  readonly isSaving: boolean;
  readonly error: string | null;
}

type OnEdit = (user: WorkspaceUser, draft: WorkspaceUserDraft) => Promise<Outcome>;

/** The row that is being edited: a draft of its own, so that a refresh never overwrites what is typed (D38). */
export function useUserEditing(users: readonly WorkspaceUser[], onEdit: OnEdit) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const begin = ({ id, ...fields }: WorkspaceUser) =>
    setDraft({ user: { id, ...fields }, fields, isSaving: false, error: null });
  const cancel = () => setDraft((now) => (now?.isSaving ? now : null));

  const save = async () => {
    if (!draft || draft.isSaving) return;
    const checked = checkUser(draft.fields);
    if (!checked.isValid) {
      const [problem] = Object.values(checked.problems);
      setDraft({ ...draft, error: problem ? t(problem) : null });
      return;
    }
    setDraft({ ...draft, isSaving: true, error: null });
    const outcome = await onEdit(draft.user, checked.value);
    setDraft(outcome.ok ? null : { ...draft, isSaving: false, error: outcome.message });
  };

  const editing: RowEditing | null = draft && {
    key: String(draft.user.id),
    cells: Object.fromEntries(
      userColumns.map((field) => [
        field,
        <TextInput
          key={field}
          size="small"
          aria-label={t(`users.field.${field}`)}
          type={field === 'email' ? 'email' : 'text'}
          value={draft.fields[field]}
          autoFocus={field === 'name'}
          {...(field === 'role' && { suggestions: rolesOf(users) })}
          onValueChange={(text) =>
            setDraft({ ...draft, fields: { ...draft.fields, [field]: text }, error: null })
          }
        />,
      ]),
    ),
    actions: (
      <>
        <Button size="small" variant="primary" isBusy={draft.isSaving} onClick={() => void save()}>
          {t('general.save')}
        </Button>
        <Button size="small" isDisabled={draft.isSaving} onClick={cancel}>
          {t('general.cancel')}
        </Button>
      </>
    ),
    onSave: () => void save(),
    onCancel: cancel,
  };
  return { editing, error: draft?.error ?? null, begin };
}
