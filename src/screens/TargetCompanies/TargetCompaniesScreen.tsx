import { useEffect, useMemo, useRef } from 'react';
import { deleteRow, editRow } from '#components/DataTable/rowButtons.ts';
import { useAnnounce } from '#components/LiveRegion/useAnnounce.ts';
import type { PeopleSearches } from '#contracts/companySearch.ts';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import { targetCompanySheet } from '#domain/companies/targetCompanyList.ts';
import type { TargetCompanyView } from '#domain/companies/targetCompanyList.ts';
import type { Collection, SelectionHandle } from '#contracts/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { searchFieldsOf } from '#domain/lists/search.ts';
import { t } from '#domain/words/translate.ts';
import type { ListKind, ActionsOf, ListScreenProps } from '../list/listKind.ts';
import { ListPage } from '../list/ListPage.tsx';
import { useListPage } from '../list/useListPage.ts';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { later } from '../page/later.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { columnsOf } from './targetCompanyColumns.tsx';

const TargetCompanyDialogsLater = later(
  () => import('./TargetCompanyDialogs.tsx'),
  'TargetCompanyDialogs',
);

export interface TargetCompaniesScreenProps extends ListScreenProps<TargetCompanyView> {
  /** False before there is a company, when there is nobody to find companies for (D12). */
  hasCompany: boolean;
  companies: Collection<TargetCompany, TargetCompanyDraft>;
  /** The state of the searches for people in this tab. */
  people?: PeopleSearches;
  /** The companies selected for prospecting; the selection outlives this page. */
  selection: SelectionHandle;
  /** Called by 'Manage Prospects', also with none selected (D32). */
  onNext: () => void;
}

const noSearches: PeopleSearches = { states: new Map(), onRetry: () => undefined };

const kind: ListKind<TargetCompany, TargetCompanyDraft> = {
  area: 'targetCompanies',
  words: {
    table: 'targetCompanies.table',
    actions: 'list.actions',
    exhausted: 'targetCompanies.exhausted',
    showAll: 'targetCompanies.showAll',
  },
  labelOf: ({ name }) => name,
  mayMerge: () => true,
  skeletonRows: 8,
  actionsWidth: 104,
};

const actionsOf: ActionsOf<TargetCompany> = (row, ask) => [
  editRow(t('list.editRow', { name: row.name }), () => ask({ kind: 'editing', row })),
  deleteRow(t('list.deleteRow', { name: row.name }), () => ask({ kind: 'deleting', row })),
];

/** Announces to screen readers when a search for people begins and how it ended, but not each row. */
function useSearchNews({ states }: Pick<PeopleSearches, 'states'>): void {
  const announce = useAnnounce();
  const all = [...states.values()];
  const isRunning = all.some(({ status }) => status === 'waiting' || status === 'searching');
  const failed = all.filter(({ status }) => status === 'failed').length;
  const found = all.filter((state) => state.status === 'found' && state.count > 0).length;
  const ended = [
    t('targetCompanies.people.foundAt', { count: found }),
    ...(failed > 0 ? [t('general.batchFailed', { count: failed })] : []),
  ].join(' · ');
  const text = isRunning ? t('targetCompanies.people.announced') : ended;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (isRunning || hasBegun.current) announce(text);
    hasBegun.current = isRunning;
  }, [announce, text, isRunning]);
}

/** The page of target companies, and the selection of those to find prospects at. */
export function TargetCompaniesScreen(props: TargetCompaniesScreenProps) {
  const { hasCompany, companies, people = noSearches, onNext } = props;
  const list = useListPage({
    collection: companies,
    rows: itemsOf(companies.remote),
    columns: useMemo(() => columnsOf(people), [people]),
    view: props.view,
    onViewChange: props.onViewChange,
    searchFieldsOf: searchFieldsOf.targetCompany,
    selection: props.selection,
  });
  useSearchNews(people);
  return (
    <ListPage
      kind={kind}
      list={list}
      sheet={targetCompanySheet()}
      sharing={props.sharing}
      views={props.views}
      instead={hasCompany ? undefined : <CompanyFirst />}
      actionsOf={actionsOf}
      step={{
        label: t('prospects.choose.step', { count: list.chosen.length }),
        onSelect: onNext,
      }}
      renderDialog={(dialog, onClose) => (
        <TargetCompanyDialogsLater dialog={dialog} collection={companies} onClose={onClose} />
      )}
      footer={
        <PageFooter
          page="/target-companies"
          next={{ label: t('targetCompanies.next'), onSelect: onNext }}
        />
      }
    />
  );
}
