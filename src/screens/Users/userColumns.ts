import type { Column } from '#components/DataTable/types.ts';
import { fieldNames } from '#domain/entities/description.ts';
import {
  userDescription,
  type UserField,
  type WorkspaceUser,
} from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';

/** The three columns of the specification. */
export const columnsOf = (): readonly (Column<WorkspaceUser> & { readonly key: UserField })[] =>
  fieldNames(userDescription).map((key) => ({
    key,
    header: t(`users.column.${key}`),
    width: key === 'email' ? 240 : 180,
    isSortable: true,
    isBrief: true,
    value: (user) => user[key],
  }));
