import { useNavigate } from 'react-router-dom';
import { pages } from '#domain/pages/pageTable.ts';
import { targetCompanyAddress } from '#domain/companies/targetCompanyList.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { TargetCompaniesScreen } from '#screens/TargetCompanies/TargetCompaniesScreen.tsx';
import { useCompany } from '#state/company.ts';
import { usePeopleSearches } from '#state/prospects/usePeopleSearch.ts';
import { targetCompanySelection, useSelection, useWarnedSelection } from '#state/selection.ts';
import { useSharing } from '#state/sharing.ts';
import { targetCompanyList } from '#state/targetCompanies.ts';
import { useList } from '#state/useList.ts';
import { useListView } from './useListView.ts';

/** The target companies of the signed-in person's company. */
export function TargetCompaniesContainer() {
  const company = useCompany();
  const companies = useList(targetCompanyList, company);
  const selection = useWarnedSelection(
    useSelection(targetCompanySelection, companies),
    itemsOf(companies.remote),
  );
  const people = usePeopleSearches();
  const sharing = useSharing();
  const navigate = useNavigate();
  const listView = useListView('targetCompanies', targetCompanyAddress);
  return (
    <TargetCompaniesScreen
      hasCompany={company !== null}
      companies={companies}
      people={people}
      selection={selection}
      {...listView}
      sharing={sharing}
      onNext={() => void navigate(pages['/target-companies'].next[0])}
    />
  );
}
