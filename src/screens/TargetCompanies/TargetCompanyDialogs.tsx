import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { CollectionActions } from '#domain/collection.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/targetCompany.ts';
import { t } from '#domain/words/translate.ts';
import type { TargetCompanyDialog } from './targetCompanyDialog.ts';
import { TargetCompanyForm } from './TargetCompanyForm.tsx';

export interface TargetCompanyDialogsProps {
  dialog: TargetCompanyDialog;
  actions: CollectionActions<TargetCompany, TargetCompanyDraft>;
  onClose: () => void;
}

/** Whatever is asked over the page. */
export function TargetCompanyDialogs({ dialog, actions, onClose }: TargetCompanyDialogsProps) {
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'adding':
      return <TargetCompanyForm company={null} onSave={actions.onAdd} onClose={onClose} />;
    case 'editing':
      return (
        <TargetCompanyForm
          company={dialog.company}
          onSave={(draft) => actions.onEdit(dialog.company, draft)}
          onClose={onClose}
        />
      );
    case 'deleting':
      return (
        <ConfirmDialog
          title={t('targetCompanies.deleteTitle')}
          description={t('targetCompanies.deleteAsk')}
          confirmLabel={t('general.delete')}
          cancelLabel={t('general.cancel')}
          onConfirm={() => {
            void actions.onDelete(dialog.company);
            onClose();
          }}
          onCancel={onClose}
        >
          {dialog.company.name}
        </ConfirmDialog>
      );
  }
}
