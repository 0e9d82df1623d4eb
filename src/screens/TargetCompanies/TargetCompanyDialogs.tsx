import {
  targetCompanyDescription,
  type TargetCompany,
  type TargetCompanyDraft,
} from '#domain/companies/targetCompany.ts';
import { targetCompanyPaste } from '#domain/companies/targetCompanyList.ts';
import { EntityForm } from '../form/EntityForm.tsx';
import { ListDialogs, type OpenDialog } from '../list/ListDialogs.tsx';

const words = {
  add: 'targetCompanies.add.title',
  edit: 'targetCompanies.edit.title',
  submit: 'targetCompanies.add.submit',
} as const;

/** The dialogs of the page, one of which may be open. */
export function TargetCompanyDialogs(open: OpenDialog<TargetCompany, TargetCompanyDraft>) {
  return (
    <ListDialogs
      {...open}
      area="targetCompanies"
      paste={targetCompanyPaste}
      labelOf={({ name }) => name}
      renderForm={(row, onSave) => (
        <EntityForm
          description={targetCompanyDescription}
          row={row}
          labelOf={targetCompanyPaste.labelOf}
          draftName="targetCompanies"
          words={words}
          onSave={onSave}
          onClose={open.onClose}
        />
      )}
    />
  );
}
