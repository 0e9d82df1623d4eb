import { sheetColumnsOf } from '../entities/entitySheet.ts';
import type { Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import { userDescription, type UserField, type WorkspaceUser } from './workspaceUser.ts';

/** What a column is called. */
export const userHeading = (name: UserField): string => t(`users.column.${name}`);

/** Users as a file, or as lines that a mail program takes as recipients. */
export const userSheet = (): Sheet<WorkspaceUser> => ({
  fileName: t('users.exportName'),
  columns: sheetColumnsOf(userDescription, userHeading),
  lineOf: ({ name, email }) => `${name} <${email}>`,
});
