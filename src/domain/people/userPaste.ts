import { pasteRuleOf } from '../entities/entityPaste.ts';
import type { PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';
import { checkUser, emailKey } from './userForm.ts';
import { userHeading } from './userSheet.ts';
import {
  userDescription,
  type UserField,
  type WorkspaceUser,
  type WorkspaceUserDraft,
} from './workspaceUser.ts';

/** The rule for pasting users. The email identifies a user. */
export const userPaste: PasteRule<UserField, WorkspaceUser, WorkspaceUserDraft> = {
  ...pasteRuleOf(userDescription, {
    labelOf: (name) => t(`users.field.${name}`),
    headingOf: userHeading,
    identityOf: ({ email }) => emailKey(email),
  }),
  check: checkUser,
};
