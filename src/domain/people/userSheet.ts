import type { PasteRule } from '../lists/paste.ts';
import type { Sheet } from '../lists/sheet.ts';
import { blankUserFields, checkUser, emailKey, type UserField } from './userForm.ts';
import { userColumns } from './userView.ts';
import { t } from '../words/translate.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from './workspaceUser.ts';

/** Other names that spreadsheets give the columns. */
const otherHeadings: Readonly<Record<UserField, readonly string[]>> = {
  name: [],
  email: ['e-mail', 'email address', 'mail'],
  role: [],
};

/** Users from pasted text, in the columns of the page. A user is known by the email. */
export const userPaste: PasteRule<UserField, WorkspaceUser, WorkspaceUserDraft> = {
  columns: userColumns,
  nameColumn: 'name',
  headingsOf: (column) => [
    t(`users.column.${column}`),
    t(`users.field.${column}`),
    ...otherHeadings[column],
  ],
  blank: blankUserFields,
  check: checkUser,
  identityOf: ({ email }) => emailKey(email),
};

/** Users as a file, or as lines that a mail program takes as recipients. */
export const userSheet = (): Sheet<WorkspaceUser> => ({
  fileName: t('users.exportName'),
  columns: userColumns.map((column) => ({
    heading: t(`users.column.${column}`),
    value: (user) => user[column],
  })),
  lineOf: ({ name, email }) => `${name} <${email}>`,
});
