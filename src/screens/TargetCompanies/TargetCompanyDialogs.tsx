import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { Collection } from '#domain/lists/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import { targetCompanyPaste } from '#domain/companies/targetCompanySheet.ts';
import { t } from '#domain/words/translate.ts';
import { DeleteManyDialog } from '../shared/collection/DeleteManyDialog.tsx';
import { PasteDialog } from '../shared/collection/PasteDialog.tsx';
import type { TargetCompanyDialog } from './targetCompanyDialog.ts';
import { TargetCompanyForm } from './TargetCompanyForm.tsx';

export interface TargetCompanyDialogsProps {
  dialog: TargetCompanyDialog;
  companies: Collection<TargetCompany, TargetCompanyDraft>;
  onClose: () => void;
}

/** Whatever is asked over the page. */
export function TargetCompanyDialogs({ dialog, companies, onClose }: TargetCompanyDialogsProps) {
  const { remote, actions, adding, deleting } = companies;
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'adding':
      return <TargetCompanyForm company={null} onSave={actions.onAdd} onClose={onClose} />;
    case 'pasting':
      return (
        <PasteDialog
          area="targetCompanies"
          rule={targetCompanyPaste}
          existing={itemsOf(remote)}
          labelOf={(column) => t(`targetCompanies.field.${column}`)}
          adding={adding}
          onClose={onClose}
        />
      );
    case 'deletingMany':
      return (
        <DeleteManyDialog
          area="targetCompanies"
          rows={dialog.companies}
          deleting={deleting}
          onClose={onClose}
        />
      );
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
