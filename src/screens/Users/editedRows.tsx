import type { RowEditing } from '#components/DataTable/types.ts';
import { fieldNames } from '#domain/entities/description.ts';
import { userDescription, type WorkspaceUser } from '#domain/people/workspaceUser.ts';
import { RowButtons } from '../shared/form/RowButtons.tsx';
import type { EditedUser } from './useEditedUsers.ts';
import { UserCell } from './UserCell.tsx';

/** The rows being edited, as the table's editing rows. */
export function editedRows(
  edited: readonly EditedUser[],
  users: readonly WorkspaceUser[],
): readonly RowEditing[] {
  return edited.map((each) => ({
    key: String(each.user.id),
    cells: Object.fromEntries(
      fieldNames(userDescription).map((field) => [
        field,
        <UserCell key={field} edited={each} field={field} users={users} />,
      ]),
    ),
    actions: <RowButtons form={each.form} rules={each.rules} />,
    onSave: () => each.form.submit(each.rules),
    onCancel: () => {
      // Escape closes the row but keeps its draft.
      if (!each.form.snapshot().isSaving) each.rules.onDone();
    },
  }));
}
