import { useMemo, type ReactNode } from 'react';
import { DataTable } from '#components/DataTable/DataTable.tsx';
import { rowIcons } from '#components/DataTable/rowIcons.ts';
import type { Column, RowEditing, Sort, TableState } from '#components/DataTable/types.ts';
import { useShownRows } from '#components/DataTable/useShownRows.ts';
import { userColumns, userSearchText, type UserView } from '#domain/userView.ts';
import type { WorkspaceUser } from '#domain/workspaceUser.ts';
import { t } from '#domain/words/translate.ts';

const keyOf = (user: WorkspaceUser): string => String(user.id);
const labelOf = (user: WorkspaceUser): string => user.name;

export interface UsersTableProps {
  users: readonly WorkspaceUser[];
  view: UserView;
  phase: TableState['phase'];
  empty: ReactNode;
  noMatch: ReactNode;
  editing: RowEditing | null;
  onViewChange: (view: UserView) => void;
  onEdit: (user: WorkspaceUser) => void;
  onDelete: (user: WorkspaceUser) => void;
}

/** Name, Email, Role and what can be done; one row at a time turns into inputs. */
export function UsersTable(props: UsersTableProps) {
  const { users, view, phase, empty, noMatch, editing, onViewChange, onEdit, onDelete } = props;
  const columns = useMemo(
    (): readonly Column<WorkspaceUser>[] =>
      userColumns.map((key) => ({
        key,
        header: t(`users.column.${key}`),
        width: key === 'email' ? 240 : 180,
        isSortable: true,
        value: (user) => user[key],
      })),
    [],
  );
  const by: Sort | null = view.sort && {
    key: view.sort.column,
    direction: view.sort.isDescending ? 'descending' : 'ascending',
  };
  const shown = useShownRows({
    rows: users,
    columns,
    sort: by,
    query: view.search,
    textOf: userSearchText,
  });
  const onSort = ({ key, direction }: Sort) => {
    const column = userColumns.find((known) => known === key);
    if (column)
      onViewChange({ ...view, sort: { column, isDescending: direction === 'descending' } });
  };
  return (
    <DataTable
      label={t('users.title')}
      columns={columns}
      source={{ rows: shown, keyOf, labelOf }}
      state={{
        phase,
        skeletonRows: 4,
        empty,
        loadingLabel: t('general.loading'),
        ...(view.search.trim() !== '' && { noMatch }),
      }}
      sorting={{ by, onChange: onSort }}
      view={{ scrollKey: view.search }}
      actions={{
        header: t('users.column.actions'),
        width: 176,
        editing,
        of: (user) => [
          {
            key: 'edit',
            label: t('users.edit', { name: user.name }),
            icon: rowIcons.edit,
            onSelect: () => onEdit(user),
          },
          {
            key: 'delete',
            label: t('users.delete', { name: user.name }),
            icon: rowIcons.delete,
            isDanger: true,
            onSelect: () => onDelete(user),
          },
        ],
      }}
    />
  );
}
