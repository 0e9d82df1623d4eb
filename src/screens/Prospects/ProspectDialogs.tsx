import { useMemo } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { Collection } from '#domain/lists/collection.ts';
import type { CompanySearch } from '#domain/companies/companyFinding.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { prospectPaste } from '#domain/companies/prospectPaste.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import { DeleteManyDialog } from '../shared/collection/DeleteManyDialog.tsx';
import { PasteDialog } from '../shared/collection/PasteDialog.tsx';
import type { ProspectDialog } from './prospectDialog.ts';
import { ProspectForm } from './ProspectForm.tsx';

export interface ProspectDialogsProps {
  dialog: ProspectDialog;
  prospects: Collection<Prospect, ProspectDraft>;
  companies: CompanySearch;
  onClose: () => void;
}

/** Whatever is asked over the page. */
export function ProspectDialogs(props: ProspectDialogsProps) {
  const { dialog, prospects, companies, onClose } = props;
  const { remote, actions, adding, deleting } = prospects;
  const known = { prospects: itemsOf(remote), companies };
  const rule = useMemo(() => prospectPaste(companies.choices), [companies.choices]);
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'adding':
      return <ProspectForm {...known} prospect={null} onSave={actions.onAdd} onClose={onClose} />;
    case 'pasting':
      return (
        <PasteDialog
          area="prospects"
          rule={rule}
          existing={known.prospects}
          adding={adding}
          onClose={onClose}
        />
      );
    case 'deletingMany':
      return (
        <DeleteManyDialog
          area="prospects"
          rows={dialog.prospects}
          deleting={deleting}
          onClose={onClose}
        />
      );
    case 'editing':
      return (
        <ProspectForm
          {...known}
          prospect={dialog.prospect}
          onSave={(draft) => actions.onEdit(dialog.prospect, draft)}
          onClose={onClose}
        />
      );
    case 'deleting':
      return (
        <ConfirmDialog
          title={t('prospects.deleteTitle')}
          description={t('prospects.deleteAsk')}
          confirmLabel={t('general.delete')}
          cancelLabel={t('general.cancel')}
          onConfirm={() => {
            void actions.onDelete(dialog.prospect);
            onClose();
          }}
          onCancel={onClose}
        >
          {dialog.prospect.name}
        </ConfirmDialog>
      );
  }
}
