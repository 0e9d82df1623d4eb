import { useMemo } from 'react';
import type { CompanySearch } from '#domain/companies/companyFinding.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { prospectLabel } from '#domain/companies/prospect.ts';
import { prospectPaste } from '#domain/companies/prospectList.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { ListDialogs, type OpenDialog } from '../list/ListDialogs.tsx';
import { ProspectForm } from './ProspectForm.tsx';

export interface ProspectDialogsProps extends OpenDialog<Prospect, ProspectDraft> {
  companies: CompanySearch;
}

/** The dialogs of the page, one of which may be open. */
export function ProspectDialogs({ companies, ...open }: ProspectDialogsProps) {
  const paste = useMemo(() => prospectPaste(companies.choices), [companies.choices]);
  return (
    <ListDialogs
      {...open}
      area="prospects"
      paste={paste}
      labelOf={prospectLabel}
      renderForm={(row, onSave) => (
        <ProspectForm
          prospect={row}
          prospects={itemsOf(open.collection.remote)}
          companies={companies}
          onSave={onSave}
          onClose={open.onClose}
        />
      )}
    />
  );
}
