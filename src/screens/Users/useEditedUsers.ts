import { use, useState } from 'react';
import { FormDraftsContext } from '#components/Form/formDrafts.ts';
import { createFormStore, type FormStore, type SendRules } from '#components/Form/formStore.ts';
import type { DraftConflict } from '#components/Form/mergeDraft.ts';
import { draftNameOf } from '#domain/entities/draftNameOf.ts';
import type { Problems } from '#domain/lists/check.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import { textsOf } from '#domain/entities/texts.ts';
import { checkUser, type UserFields } from '#domain/people/userForm.ts';
import {
  userDescription,
  type UserField,
  type WorkspaceUser,
  type WorkspaceUserDraft,
} from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { draftPartsOf } from '../shared/form/draftParts.ts';

/** One row that is being edited. */
export interface EditedUser {
  /** The user as they were when editing began. */
  readonly user: WorkspaceUser;
  readonly form: FormStore<UserFields>;
  readonly rules: SendRules<UserFields, WorkspaceUserDraft, Problems<UserField>>;
  /** What was typed before is asked about first (D64). */
  readonly isAsking: boolean;
  readonly onDecide: (mine: readonly DraftConflict<UserFields>[]) => void;
}

type OnEdit = (user: WorkspaceUser, draft: WorkspaceUserDraft) => Promise<Outcome>;
type Opened = Pick<EditedUser, 'user' | 'form' | 'isAsking'>;

const labelOf = (field: UserField) => t(`users.field.${field}`);

/**
 * The rows that are being edited. Each has a form of its own, which no refresh overwrites (D38) and which goes on when its row
 * is scrolled away or another one is opened.
 */
export function useEditedUsers(onEdit: OnEdit) {
  const drafts = use(FormDraftsContext);
  const [opened, setOpened] = useState<readonly Opened[]>([]);

  const open = (user: WorkspaceUser) => {
    if (opened.some((other) => sameId(other.user.id, user.id))) return;
    const draft = {
      name: draftNameOf('users', user),
      parts: draftPartsOf(userDescription, labelOf),
    };
    const form = createFormStore<UserFields>(
      { initial: textsOf(userDescription, user), draft },
      drafts,
    );
    setOpened([...opened, { user, form, isAsking: form.snapshot().conflicts.length > 0 }]);
  };
  const close = (form: FormStore<UserFields>) =>
    setOpened((now) => now.filter((other) => other.form !== form));

  const edited = opened.map(({ user, form, isAsking }): EditedUser => ({
    user,
    form,
    isAsking,
    onDecide: (mine) => {
      form.dispatch({ type: 'decided', mine });
      setOpened((now) =>
        now.map((other) => (other.form === form ? { ...other, isAsking: false } : other)),
      );
    },
    rules: {
      check: checkUser,
      onSubmit: (draft) => onEdit(user, draft),
      slowAfterMs: limits.stillWorkingMs,
      onDone: () => close(form),
    },
  }));
  return { edited, open };
}
