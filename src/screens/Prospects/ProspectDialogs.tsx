import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { CollectionActions } from '#domain/collection.ts';
import type { CompanySearch } from '#domain/companyFinding.ts';
import type { Prospect, ProspectDraft } from '#domain/prospect.ts';
import { t } from '#domain/words/translate.ts';
import type { ProspectDialog } from './prospectDialog.ts';
import { ProspectForm } from './ProspectForm.tsx';

export interface ProspectDialogsProps {
  dialog: ProspectDialog;
  prospects: readonly Prospect[];
  companies: CompanySearch;
  actions: CollectionActions<Prospect, ProspectDraft>;
  onClose: () => void;
}

/** Whatever is asked over the page. */
export function ProspectDialogs(props: ProspectDialogsProps) {
  const { dialog, actions, onClose, ...known } = props;
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'adding':
      return <ProspectForm {...known} prospect={null} onSave={actions.onAdd} onClose={onClose} />;
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
