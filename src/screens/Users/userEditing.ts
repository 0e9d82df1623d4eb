import type { FormDrafts } from '#components/Form/formDrafts.ts';
import { createFormStore } from '#components/Form/formStore.ts';
import { draftNameOf } from '#domain/entities/draftNameOf.ts';
import { textsOf } from '#domain/entities/texts.ts';
import { checkUser, type UserFields } from '#domain/people/userForm.ts';
import { userDescription, type WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { editedRows } from './editedRows.tsx';
import { UserRowNotes } from './UserRowNotes.tsx';

const fieldsOf = (user: WorkspaceUser): UserFields => textsOf(userDescription, user);

/** Creates the form of a row, starting with its kept draft. */
function formOf(user: WorkspaceUser, drafts: FormDrafts) {
  const draft = { name: draftNameOf('users', user) };
  return createFormStore<UserFields>({ initial: fieldsOf(user), draft }, drafts);
}

/** The code that edits rows, in one chunk. */
export const userEditing = { formOf, fieldsOf, checkUser, editedRows, UserRowNotes };
