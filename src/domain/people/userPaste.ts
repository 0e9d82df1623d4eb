import type { PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';
import { checkUser, emailKey } from './userForm.ts';
import { userHeading } from './userSheet.ts';
import { userDescription } from './workspaceUser.ts';

/** The rule for pasting users. The email identifies a user. */
export const userPaste: PasteRule<typeof userDescription> = {
  description: userDescription,
  labelOf: (name) => t(`users.field.${name}`),
  headingOf: userHeading,
  check: checkUser,
  identityOf: ({ email }) => emailKey(email),
};
