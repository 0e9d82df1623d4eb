import { use, useState } from 'react';
import { FormDraftsContext } from '#components/Form/formDrafts.ts';
import { createFormStore, type FormStore, type SendRules } from '#components/Form/formStore.ts';
import { draftNameOf } from '#domain/entities/entityForm.ts';
import { textsOf } from '#domain/entities/texts.ts';
import type { Problems } from '#domain/lists/check.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { presentRow, sameId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import { checkUser, type UserFields } from '#domain/people/userList.ts';
import {
  userDescription,
  type UserField,
  type WorkspaceUser,
  type WorkspaceUserDraft,
} from '#domain/people/workspaceUser.ts';

const fieldsOf = (user: WorkspaceUser): UserFields => textsOf(userDescription, user);

/** A row being edited. */
export interface EditedUser {
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
export function useEditedUsers(users: readonly WorkspaceUser[], onEdit: OnEdit) {
  const drafts = use(FormDraftsContext);
  const [opened, setOpened] = useState<readonly Opened[]>([]);

  const open = (user: WorkspaceUser) =>
    setOpened((now) => {
      if (now.some((other) => sameId(other.user.id, user.id))) return now;
      // The form starts with its kept draft.
      const draft = { name: draftNameOf('users', user) };
      const form = createFormStore<UserFields>({ initial: fieldsOf(user), draft }, drafts);
      return [...now, { user, form }];
    });
  const close = (form: FormStore<UserFields>) =>
    setOpened((now) => now.filter((other) => other.form !== form));

  const edited = opened.map(({ user: before, form }): EditedUser => {
    const user = presentRow(users, before);
    const rules: EditedUser['rules'] = {
      now: fieldsOf(user),
      check: checkUser,
      onSubmit: (draft) => onEdit(user, draft),
      slowAfterMs: limits.stillWorkingMs,
      onDone: () => close(form),
    };
    return { user, form, rules };
  });
  return { edited, open };
}
