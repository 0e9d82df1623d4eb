import { use, useState } from 'react';
import { FormDraftsContext } from '#components/Form/formDrafts.ts';
import type { FormStore, SendRules } from '#components/Form/formStore.ts';
import { knownPart, withPart } from '#components/lazy/part.ts';
import { usePart, usePreload } from '#components/lazy/usePart.ts';
import type { Problems } from '#domain/lists/check.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import type { UserFields } from '#domain/people/userForm.ts';
import type { UserField, WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';

/** Loads before the first row is edited. */
const editingPart = knownPart(async () => (await import('./userEditing.ts')).userEditing);

/** A row being edited. */
export interface EditedUser {
  /** The user as they were when editing began. */
  readonly user: WorkspaceUser;
  readonly form: FormStore<UserFields>;
  readonly rules: SendRules<UserFields, WorkspaceUserDraft, Problems<UserField>>;
}

type OnEdit = (user: WorkspaceUser, draft: WorkspaceUserDraft) => Promise<Outcome>;
type Opened = Pick<EditedUser, 'user' | 'form'>;

/**
 * The rows being edited. Each has its own form, which no refresh overwrites (D38) and which stays when its row is scrolled
 * away or another one is opened.
 */
export function useEditedUsers(onEdit: OnEdit) {
  const drafts = use(FormDraftsContext);
  const [opened, setOpened] = useState<readonly Opened[]>([]);

  usePreload(editingPart);
  const editing = usePart(editingPart);

  const open = (user: WorkspaceUser) =>
    withPart(editingPart, ({ formOf }) =>
      setOpened((now) => {
        if (now.some((other) => sameId(other.user.id, user.id))) return now;
        return [...now, { user, form: formOf(user, drafts) }];
      }),
    );
  const close = (form: FormStore<UserFields>) =>
    setOpened((now) => now.filter((other) => other.form !== form));

  if (!editing) return { edited: [], open };
  const edited = opened.map(({ user, form }): EditedUser => ({
    user,
    form,
    rules: {
      now: editing.fieldsOf(user),
      check: editing.checkUser,
      onSubmit: (draft) => onEdit(user, draft),
      slowAfterMs: limits.stillWorkingMs,
      onDone: () => close(form),
    },
  }));
  return { edited, editing, open };
}
