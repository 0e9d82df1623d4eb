import { DataTable } from '#components/DataTable/DataTable.tsx';
import { copyOfRow, deleteRow, editRow, mailOfRow } from '#components/DataTable/rowActions.ts';
import type {
  Column,
  RowEditing,
  Selection,
  Sorting,
  TableState,
} from '#components/DataTable/types.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Invitation } from '#domain/people/invitation.ts';
import { emailKey } from '#domain/people/userList.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';

const keyOf = (user: WorkspaceUser): string => String(user.id);
const labelOf = (user: WorkspaceUser): string => user.name;

export interface UsersTableProps {
  columns: readonly Column<WorkspaceUser>[];
  /** The users that pass the search, in the chosen order. */
  users: readonly WorkspaceUser[];
  search: string;
  sorting: Sorting;
  state: TableState;
  selection: Selection;
  editing: readonly RowEditing[];
  /** The signed-in person's e-mail address: their row is marked. */
  ownEmail: string;
  ownerId: EntityId | null;
  row: {
    readonly invitationOf: (user: WorkspaceUser) => Invitation;
    readonly onCopy: (invitation: string) => void;
    readonly onEdit: (user: WorkspaceUser) => void;
    readonly onDelete: (user: WorkspaceUser) => void;
  };
}

/** Name, Email, Role and the row's buttons. Rows being edited show inputs. */
export function UsersTable(props: UsersTableProps) {
  const { columns, users, search, sorting, state, selection, editing, ownEmail, ownerId, row } =
    props;
  const isSelf = (user: WorkspaceUser) => emailKey(user.email) === emailKey(ownEmail);
  const isOwner = (user: WorkspaceUser) => ownerId !== null && String(user.id) === String(ownerId);
  const markOf = (user: WorkspaceUser) => {
    if (isOwner(user)) return t(isSelf(user) ? 'users.youAndOwner' : 'users.owner');
    return isSelf(user) ? t('users.you') : undefined;
  };
  const invite = (user: WorkspaceUser) => {
    const { name } = user;
    const { text, href } = row.invitationOf(user);
    return [
      copyOfRow(t('users.invite.copyOf', { name }), () => row.onCopy(text)),
      mailOfRow(t('users.invite.mailOf', { name }), href),
    ];
  };
  return (
    <DataTable
      label={t('users.title')}
      columns={columns}
      source={{
        rows: users,
        keyOf,
        labelOf,
        markOf,
      }}
      state={state}
      sorting={sorting}
      selection={selection}
      view={{ scrollKey: search }}
      actions={{
        header: t('users.column.actions'),
        width: 208,
        editing,
        of: (user) => [
          ...(isSelf(user) ? [] : invite(user)),
          editRow(t('users.edit', { name: user.name }), () => row.onEdit(user)),
          // Nobody can delete the owner; the owner hands the workspace over first (D92).
          ...(isOwner(user)
            ? []
            : [deleteRow(t('users.delete', { name: user.name }), () => row.onDelete(user))]),
        ],
      }}
    />
  );
}
