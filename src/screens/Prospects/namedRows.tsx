import type { RowEditing } from '#components/DataTable/types.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import { RowButtons } from '../shared/form/RowButtons.tsx';
import { NameCell } from './NameCell.tsx';
import type { NameEdit } from './useNameEdits.ts';

/** The rows whose names are being filled in, as the table's editing rows. */
export const namedRows = (
  edits: readonly NameEdit[],
  prospects: readonly Prospect[],
): readonly RowEditing[] =>
  edits.map((edit) => ({
    key: String(edit.prospect.id),
    cells: { name: <NameCell edit={edit} prospects={prospects} /> },
    actions: <RowButtons form={edit.form} rules={edit.rules} />,
    onSave: () => edit.form.submit(edit.rules),
    onCancel: () => {
      // Escape closes the row but keeps its draft.
      if (!edit.form.snapshot().isSaving) edit.rules.onDone();
    },
  }));
