import { useMemo, useState } from 'react';
import { Page } from '#components/Page/Page.tsx';
import type { Collection } from '#domain/lists/collection.ts';
import { isSearchUnderWay, type CompanySearch } from '#domain/companies/companyFinding.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import type { ProspectView } from '#domain/companies/prospectList.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { SelectionHandle } from '#domain/lists/selection.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { AddCustomButton } from '../shared/collection/AddCustomButton.tsx';
import { CompanyFirst } from '../shared/collection/CompanyFirst.tsx';
import { GenerateMoreButton } from '../shared/collection/GenerateMoreButton.tsx';
import type { ListDialog } from '../shared/collection/listDialog.ts';
import { PasteButton } from '../shared/collection/PasteButton.tsx';
import { OutboundList } from '../shared/collection/OutboundList.tsx';
import { PageFooter } from '../shared/footer/PageFooter.tsx';
import { CompanyChooser } from './CompanyChooser.tsx';
import { CompanyFindings } from './CompanyFindings.tsx';
import { namedRows } from './namedRows.tsx';
import { prospectListOf } from './prospectList.ts';
import { useNameEdits } from './useNameEdits.ts';
import type { ViewsAbove } from '../shared/views/ViewsMenu.tsx';
import { later } from '../shared/later.tsx';

const ProspectDialogsLater = later(
  async () => (await import('./ProspectDialogs.tsx')).ProspectDialogs,
);

export interface ProspectsScreenProps {
  /** False before there is a company, when there is nobody to find people for (D12). */
  hasCompany: boolean;
  prospects: Collection<Prospect, ProspectDraft>;
  /** The selected target companies, and the people found at each. */
  companies: CompanySearch;
  /** The prospects selected to get an email; the selection outlives this page. */
  selection: SelectionHandle;
  /** Search and sort, kept in the address. */
  view: ProspectView;
  sharing: Sharing;
  /** The saved views of this list (D77). When absent, views cannot be saved. */
  views?: ViewsAbove | undefined;
  onViewChange: (view: ProspectView) => void;
  /** Called by 'Manage Email Templates', also with nobody selected: the next page handles that. */
  onNext: () => void;
}

/** The page of prospects: the people at the selected companies, and the selection of those who get an email. */
export function ProspectsScreen(props: ProspectsScreenProps) {
  const { hasCompany, prospects, companies, selection, view, sharing, onViewChange, onNext } =
    props;
  const { generation, actions } = prospects;
  const [dialog, setDialog] = useState<ListDialog<Prospect>>({ kind: 'none' });
  const { edits, open } = useNameEdits({
    prospects: itemsOf(prospects.remote),
    choices: companies.choices,
    onEdit: actions.onEdit,
  });
  const config = useMemo(() => prospectListOf(open), [open]);
  const hasCompanies = companies.selected.length > 0;
  // The searched companies have the progress and Stop, so the list does not also offer to stop waiting.
  const isSearching = companies.findings.some(({ search }) => isSearchUnderWay(search));
  const listed =
    isSearching && generation.status === 'running'
      ? { ...prospects, generation: { ...generation, isSlow: false } }
      : prospects;
  return (
    <>
      <Page
        title={t('prospects.title')}
        lead={t('prospects.lead')}
        isCompact
        actions={
          hasCompany && hasCompanies ? (
            <>
              <PasteButton onPaste={() => setDialog({ kind: 'pasting' })} />
              <AddCustomButton onClick={() => setDialog({ kind: 'adding' })} />
              <GenerateMoreButton generation={generation} onGenerateMore={actions.onGenerateMore} />
            </>
          ) : null
        }
      >
        {hasCompany && hasCompanies ? (
          <OutboundList
            config={config}
            collection={listed}
            selection={selection}
            view={view}
            views={props.views}
            sharing={sharing}
            onViewChange={onViewChange}
            onNext={onNext}
            onAsk={setDialog}
            {...(edits.length > 0 && {
              editing: namedRows(edits, itemsOf(prospects.remote)),
            })}
          >
            <CompanyFindings companies={companies} onStop={actions.onStopWaiting} />
          </OutboundList>
        ) : null}
        {hasCompany && !hasCompanies ? (
          <CompanyChooser companies={companies.known} onSelect={companies.onSelect} />
        ) : null}
        {hasCompany ? null : <CompanyFirst />}
      </Page>
      <PageFooter
        page="/prospects"
        backLabel={t('prospects.back')}
        next={{ label: t('prospects.next'), onSelect: onNext }}
      />
      {dialog.kind === 'none' ? null : (
        <ProspectDialogsLater
          dialog={dialog}
          prospects={prospects}
          companies={companies}
          onClose={() => setDialog({ kind: 'none' })}
        />
      )}
    </>
  );
}
