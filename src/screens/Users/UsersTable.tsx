import { DataTable } from '#components/DataTable/DataTable.tsx';
import { deleteRow, editRow } from '#components/DataTable/rowActions.ts';
import type {
  Column,
  RowEditing,
  Selection,
  Sorting,
  TableState,
} from '#components/DataTable/types.ts';
import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';

const keyOf = (user: WorkspaceUser): string => String(user.id);
const labelOf = (user: WorkspaceUser): string => user.name;

export interface UsersTableProps {
  columns: readonly Column<WorkspaceUser>[];
  /** What passes the search, in the order asked for. */
  users: readonly WorkspaceUser[];
  search: string;
  sorting: Sorting;
  state: TableState;
  selection: Selection;
  editing: readonly RowEditing[];
  row: {
    readonly onEdit: (user: WorkspaceUser) => void;
    readonly onDelete: (user: WorkspaceUser) => void;
  };
}

/** Name, Email, Role and what can be done; rows that are edited turn into inputs. */
export function UsersTable(props: UsersTableProps) {
  const { columns, users, search, sorting, state, selection, editing, row } = props;
  return (
    <DataTable
      label={t('users.title')}
      columns={columns}
      source={{ rows: users, keyOf, labelOf }}
      state={state}
      sorting={sorting}
      selection={selection}
      view={{ scrollKey: search }}
      actions={{
        header: t('users.column.actions'),
        width: 176,
        editing,
        of: (user) => [
          editRow(t('users.edit', { name: user.name }), () => row.onEdit(user)),
          deleteRow(t('users.delete', { name: user.name }), () => row.onDelete(user)),
        ],
      }}
    />
  );
}
