import { useState } from 'react';
import { Page } from '#components/Page/Page.tsx';
import type { Collection } from '#domain/lists/collection.ts';
import type { SelectionHandle } from '#domain/lists/selection.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import type { PeopleSearches } from '#domain/companies/companyFinding.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import type { TargetCompanyView } from '#domain/companies/targetCompanyList.ts';
import { t } from '#domain/words/translate.ts';
import { AddCustomButton } from '../shared/collection/AddCustomButton.tsx';
import { CompanyFirst } from '../shared/collection/CompanyFirst.tsx';
import { GenerateMoreButton } from '../shared/collection/GenerateMoreButton.tsx';
import type { ListDialog } from '../shared/collection/listDialog.ts';
import { PasteButton } from '../shared/collection/PasteButton.tsx';
import { OutboundList } from '../shared/collection/OutboundList.tsx';
import { PageFooter } from '../shared/footer/PageFooter.tsx';
import type { ViewsAbove } from '../shared/views/ViewsMenu.tsx';
import { PeopleSearchesContext } from './peopleSearches.ts';
import { targetCompanyLists } from './targetCompanyList.ts';
import { useSearchNews } from './useSearchNews.ts';
import { later } from '../shared/later.tsx';

const TargetCompanyDialogsLater = later(
  async () => (await import('./TargetCompanyDialogs.tsx')).TargetCompanyDialogs,
);

export interface TargetCompaniesScreenProps {
  /** False before there is a company, when there is nobody to find companies for (D12). */
  hasCompany: boolean;
  companies: Collection<TargetCompany, TargetCompanyDraft>;
  /** The state of the searches for people, in this tab and others. */
  people?: PeopleSearches;
  /** The companies selected for prospecting; the selection outlives this page. */
  selection: SelectionHandle;
  /** Search and sort, kept in the address. */
  view: TargetCompanyView;
  sharing: Sharing;
  /** The saved views of this list (D77). When absent, views cannot be saved. */
  views?: ViewsAbove | undefined;
  onViewChange: (view: TargetCompanyView) => void;
  /** Called by 'Manage Prospects', also with none selected (D32). */
  onNext: () => void;
}

const noSearches: PeopleSearches = { states: new Map(), onRetry: () => undefined };

/** The page of target companies, and the selection of those to find prospects at. */
export function TargetCompaniesScreen(props: TargetCompaniesScreenProps) {
  const { hasCompany, companies, people = noSearches, selection, view, sharing } = props;
  const { onViewChange, onNext } = props;
  const { generation, actions } = companies;
  const [dialog, setDialog] = useState<ListDialog<TargetCompany>>({ kind: 'none' });
  useSearchNews(people);
  return (
    <>
      <Page
        title={t('targetCompanies.title')}
        lead={t('targetCompanies.lead')}
        isCompact
        actions={
          hasCompany ? (
            <>
              <PasteButton onPaste={() => setDialog({ kind: 'pasting' })} />
              <AddCustomButton onClick={() => setDialog({ kind: 'adding' })} />
              <GenerateMoreButton generation={generation} onGenerateMore={actions.onGenerateMore} />
            </>
          ) : null
        }
      >
        {hasCompany ? (
          <PeopleSearchesContext value={people}>
            <OutboundList
              config={
                people.states.size > 0 ? targetCompanyLists.searched : targetCompanyLists.plain
              }
              collection={companies}
              selection={selection}
              view={view}
              views={props.views}
              sharing={sharing}
              onViewChange={onViewChange}
              onNext={onNext}
              onAsk={setDialog}
            />
          </PeopleSearchesContext>
        ) : (
          <CompanyFirst />
        )}
      </Page>
      <PageFooter
        page="/target-companies"
        next={{ label: t('targetCompanies.next'), onSelect: onNext }}
      />
      {dialog.kind === 'none' ? null : (
        <TargetCompanyDialogsLater
          dialog={dialog}
          companies={companies}
          onClose={() => setDialog({ kind: 'none' })}
        />
      )}
    </>
  );
}
