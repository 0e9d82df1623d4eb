import type { FormDrafts } from '#components/Form/formDrafts.ts';
import { createFormStore } from '#components/Form/formStore.ts';
import { draftNameOf } from '#domain/entities/draftNameOf.ts';
import { textsOf } from '#domain/entities/texts.ts';
import { checkUser, type UserFields } from '#domain/people/userForm.ts';
import {
  userDescription,
  type UserField,
  type WorkspaceUser,
} from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';
import { draftPartsOf } from '../shared/form/draftParts.ts';
import { editedRows } from './editedRows.tsx';
import { UserRowNotes } from './UserRowNotes.tsx';

const labelOf = (field: UserField) => t(`users.field.${field}`);

/** Creates the form of a row, starting with its kept draft. */
function formOf(user: WorkspaceUser, drafts: FormDrafts) {
  const draft = {
    name: draftNameOf('users', user),
    parts: draftPartsOf(userDescription, labelOf),
  };
  return createFormStore<UserFields>({ initial: textsOf(userDescription, user), draft }, drafts);
}

/** The code that edits rows, in one chunk. */
export const userEditing = { formOf, checkUser, editedRows, UserRowNotes };
