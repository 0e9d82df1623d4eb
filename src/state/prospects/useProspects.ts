import { useMemo, useState } from 'react';
import {
  countFindings,
  findingsOf,
  isSearchUnderWay,
  type CompanyFinding,
  type CompanySearch,
} from '#domain/companies/companyFinding.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { prospectLabel } from '#domain/companies/prospectLabel.ts';
import { idsOf } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import type { CollectionCalls, ListConfig } from '../collection/resource.ts';
import { useCollection, type LiveCollection } from '../collection/useCollection.ts';
import { useCompany } from '../company.ts';
import {
  useSelectCompanies,
  useSelectedTargetCompanies,
} from '../selection/targetCompanySelection.ts';
import { useServices } from '../services.ts';
import { prospectCalls } from './prospectCalls.ts';
import { useCachedCompanies } from './useCachedCompanies.ts';
import { useCompanyChoices } from './useCompanyChoices.ts';
import { usePeopleSearch } from './peopleSearch.ts';
import { useWorkOnPage } from '../useWork.ts';

const rules: ListConfig<Prospect, ProspectDraft> = {
  name: 'prospects',
  isPolled: false,
  labelOf: prospectLabel,
};

/**
 * Returns the prospects of the selected target companies, and the people search at each of them. Sends no request when no
 * company is selected (D32).
 */
export function useProspects(): {
  readonly prospects: Omit<LiveCollection<Prospect, ProspectDraft>, 'onGenerate'>;
  readonly companies: CompanySearch;
} {
  const { api, storage } = useServices();
  const company = useCompany();
  const scope = useMemo(
    () => company && { workspace: company.workspace, companyId: String(company.companyId) },
    [company],
  );
  const { search, states } = usePeopleSearch(scope ?? undefined);
  const selected = useSelectedTargetCompanies();
  const select = useSelectCompanies();
  const [selectedHere] = useState(() => new Set(selected.map(({ id }) => String(id))));
  const { choices, hasAllChoices } = useCompanyChoices(selected);
  const known = useCachedCompanies();

  const calls = useMemo((): CollectionCalls<Prospect, ProspectDraft> | null => {
    if (!scope || selected.length === 0) return null;
    const isSelectedHere = ({ id }: TargetCompanyRef) => selectedHere.has(String(id));
    return prospectCalls({ api, scope, selected, search, storage, isSelectedHere });
  }, [api, scope, selected, search, storage, selectedHere]);

  const { onGenerate, ...prospects } = useCollection(rules, calls);
  const { remote, actions } = prospects;
  const searchAgain = (companies: readonly TargetCompanyRef[]) => {
    if (!scope) return;
    search.start(companies);
    onGenerate(search.follow);
  };
  const isKnown = remote.status === 'ready' || remote.status === 'empty';
  const found = isKnown ? findingsOf(selected, itemsOf(remote), states) : [];
  const idle = found.filter(({ count, search: { status } }) => count === 0 && status === 'idle');
  const unsearched = new Set(idsOf(search.unsearched(idle.map((finding) => finding.company))));
  const findings = found.map((finding): CompanyFinding =>
    unsearched.has(String(finding.company.id))
      ? { ...finding, search: { status: 'stopped' } }
      : finding,
  );
  const companiesIn = (status: CompanyFinding['search']['status']) =>
    findings.filter((one) => one.search.status === status).map((one) => one.company);
  const { underWay } = countFindings(findings);
  // The page does not show searches at companies that are no longer selected.
  const isWhole = [...states.values()].filter(isSearchUnderWay).length === underWay;
  useWorkOnPage(underWay > 0 && isWhole ? search.name : null);
  return {
    prospects: {
      ...prospects,
      actions: {
        ...actions,
        onStopWaiting: () => {
          search.stop();
          actions.onStopWaiting();
        },
      },
    },
    companies: {
      selected,
      findings,
      choices,
      hasAllChoices,
      known,
      onSelect: (more) => {
        for (const { id } of more) selectedHere.add(String(id));
        select(more.map(({ id, name }) => ({ id, name })));
      },
      onSearch: (one) => searchAgain([one]),
      onRetryFailed: () => searchAgain(companiesIn('failed')),
      onSearchRest: () => searchAgain(companiesIn('stopped')),
    },
  };
}
