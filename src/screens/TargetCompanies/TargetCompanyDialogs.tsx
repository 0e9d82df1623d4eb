import type { Collection } from '#domain/lists/collection.ts';
import {
  targetCompanyDescription,
  type TargetCompany,
  type TargetCompanyDraft,
} from '#domain/companies/targetCompany.ts';
import { targetCompanyPaste } from '#domain/companies/targetCompanyList.ts';
import { presentRow } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { DeleteDialog } from '../shared/collection/DeleteDialog.tsx';
import { DeleteManyDialog } from '../shared/collection/DeleteManyDialog.tsx';
import type { ListDialog } from '../shared/collection/listDialog.ts';
import { PasteDialog } from '../shared/paste/PasteDialog.tsx';
import { EntityForm } from '../shared/form/EntityForm.tsx';

export interface TargetCompanyDialogsProps {
  dialog: ListDialog<TargetCompany>;
  companies: Collection<TargetCompany, TargetCompanyDraft>;
  onClose: () => void;
}

/** The dialogs of the page, one of which may be open. */
export function TargetCompanyDialogs({ dialog, companies, onClose }: TargetCompanyDialogsProps) {
  const { remote, actions, deleting } = companies;
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'adding':
    case 'editing': {
      const row = dialog.kind === 'editing' ? presentRow(itemsOf(remote), dialog.row) : null;
      return (
        <EntityForm
          description={targetCompanyDescription}
          row={row}
          labelOf={targetCompanyPaste.labelOf}
          draftName="targetCompanies"
          words={{
            add: 'targetCompanies.add.title',
            edit: 'targetCompanies.edit.title',
            submit: 'targetCompanies.add.submit',
          }}
          onSave={(draft) => (row ? actions.onEdit(row, draft) : actions.onAdd(draft))}
          onClose={onClose}
        />
      );
    }
    case 'pasting':
      return (
        <PasteDialog
          area="targetCompanies"
          rule={targetCompanyPaste}
          list={companies}
          onClose={onClose}
        />
      );
    case 'deletingMany':
      return (
        <DeleteManyDialog
          area="targetCompanies"
          rows={dialog.rows}
          deleting={deleting}
          onClose={onClose}
        />
      );
    case 'deleting':
      return (
        <DeleteDialog
          area="targetCompanies"
          onDelete={() => void actions.onDelete(dialog.row)}
          onClose={onClose}
        >
          {dialog.row.name}
        </DeleteDialog>
      );
  }
}
