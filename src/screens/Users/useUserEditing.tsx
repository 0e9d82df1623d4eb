import { use, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { RowEditing } from '#components/DataTable/types.ts';
import { FormDraftsContext } from '#components/Form/formDrafts.ts';
import { keptFields } from '#components/Form/keptFields.ts';
import { useLeaveWarning } from '#components/Form/useLeaveWarning.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { Outcome } from '#domain/collection.ts';
import { limits } from '#domain/limits.ts';
import { checkUser, rolesOf, type UserFields } from '#domain/userForm.ts';
import { userColumns } from '#domain/userView.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';

interface Draft {
  readonly user: WorkspaceUser;
  readonly fields: UserFields;
  readonly isSaving: boolean;
  readonly isSlow: boolean;
  readonly error: string | null;
}

type OnEdit = (user: WorkspaceUser, draft: WorkspaceUserDraft) => Promise<Outcome>;

const still = { isSaving: false, isSlow: false, error: null };
const nameOf = ({ id }: WorkspaceUser): string => `users.${id}`;
const isChanged = ({ user, fields }: Draft): boolean =>
  userColumns.some((field) => fields[field].trim() !== user[field].trim());

/**
 * The row that is being edited: a draft of its own, so that a refresh never overwrites what is typed (D38). What was typed is
 * kept until it is saved or given up with Cancel; Escape only leaves the row.
 */
export function useUserEditing(users: readonly WorkspaceUser[], onEdit: OnEdit) {
  const drafts = use(FormDraftsContext);
  const [draft, setDraft] = useState<Draft | null>(null);
  const saving = useRef<symbol | null>(null);
  useLeaveWarning(draft !== null && !draft.isSaving && isChanged(draft));

  const begin = ({ id, ...fields }: WorkspaceUser) => {
    const user = { id, ...fields };
    const kept = keptFields(fields, drafts.read(nameOf(user)));
    setDraft({ ...still, user, fields: { ...fields, ...kept } });
  };
  const leave = () => setDraft((now) => (now?.isSaving ? now : null));
  const cancel = () => {
    if (draft && !draft.isSaving) drafts.drop(nameOf(draft.user));
    leave();
  };
  const type = (before: Draft, change: Partial<UserFields>) => {
    const after = { ...before, ...still, fields: { ...before.fields, ...change } };
    if (isChanged(after)) drafts.write(nameOf(after.user), after.fields);
    else drafts.drop(nameOf(after.user));
    setDraft(after);
  };

  const save = async () => {
    if (!draft || saving.current) return;
    const checked = checkUser(draft.fields);
    if (!checked.isValid) {
      const [problem] = Object.values(checked.problems);
      setDraft({ ...draft, error: problem ? t(problem) : null });
      return;
    }
    const mine = Symbol('saving');
    saving.current = mine;
    setDraft({ ...draft, ...still, isSaving: true });
    const slow = setTimeout(() => {
      if (saving.current === mine) setDraft((now) => now && { ...now, isSlow: true });
    }, limits.stillWorkingMs);
    const outcome = await onEdit(draft.user, checked.value);
    clearTimeout(slow);
    if (saving.current !== mine) return;
    saving.current = null;
    if (outcome.ok) drafts.drop(nameOf(draft.user));
    setDraft(outcome.ok ? null : { ...draft, ...still, error: outcome.message });
  };
  const stopWaiting = () => {
    saving.current = null;
    setDraft((now) => now && { ...now, ...still });
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
          onValueChange={(text) => {
            if (!draft.isSaving) type(draft, { [field]: text });
          }}
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
    onCancel: leave,
  };
  const isSlow = draft?.isSlow ?? false;
  return { editing, error: draft?.error ?? null, isSlow, stopWaiting, begin };
}
