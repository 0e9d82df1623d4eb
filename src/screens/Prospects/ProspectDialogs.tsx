import { useMemo } from 'react';
import type { Collection } from '#domain/lists/collection.ts';
import type { CompanySearch } from '#domain/companies/companyFinding.ts';
import { prospectLabel, type Prospect, type ProspectDraft } from '#domain/companies/prospect.ts';
import { prospectPaste } from '#domain/companies/prospectList.ts';
import { presentRow } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { DeleteDialog } from '../shared/collection/DeleteDialog.tsx';
import { DeleteManyDialog } from '../shared/collection/DeleteManyDialog.tsx';
import type { ListDialog } from '../shared/collection/listDialog.ts';
import { PasteDialog } from '../shared/paste/PasteDialog.tsx';
import { ProspectForm } from './ProspectForm.tsx';

export interface ProspectDialogsProps {
  dialog: ListDialog<Prospect>;
  prospects: Collection<Prospect, ProspectDraft>;
  companies: CompanySearch;
  onClose: () => void;
}

/** The dialogs of the page, one of which may be open. */
export function ProspectDialogs(props: ProspectDialogsProps) {
  const { dialog, prospects, companies, onClose } = props;
  const { remote, actions, deleting } = prospects;
  const known = { prospects: itemsOf(remote), companies };
  const rule = useMemo(() => prospectPaste(companies.choices), [companies.choices]);
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'adding':
      return <ProspectForm {...known} prospect={null} onSave={actions.onAdd} onClose={onClose} />;
    case 'pasting':
      return <PasteDialog area="prospects" rule={rule} list={prospects} onClose={onClose} />;
    case 'deletingMany':
      return (
        <DeleteManyDialog
          area="prospects"
          rows={dialog.rows}
          deleting={deleting}
          onClose={onClose}
        />
      );
    case 'editing': {
      const row = presentRow(known.prospects, dialog.row);
      return (
        <ProspectForm
          {...known}
          prospect={row}
          onSave={(draft) => actions.onEdit(row, draft)}
          onClose={onClose}
        />
      );
    }
    case 'deleting':
      return (
        <DeleteDialog
          area="prospects"
          onDelete={() => void actions.onDelete(dialog.row)}
          onClose={onClose}
        >
          {prospectLabel(dialog.row)}
        </DeleteDialog>
      );
  }
}
