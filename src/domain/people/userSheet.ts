import { sheetColumnsOf, type Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import { userDescription, type UserField, type WorkspaceUser } from './workspaceUser.ts';

/** Returns the heading of a column. */
export const userHeading = (name: UserField): string => t(`users.column.${name}`);

/** Returns how users are exported as a file, and copied as lines that a mail program accepts as recipients. */
export const userSheet = (): Sheet<WorkspaceUser> => ({
  fileName: t('users.exportName'),
  columns: sheetColumnsOf(userDescription, userHeading),
  lineOf: ({ name, email }) => `${name} <${email}>`,
});
