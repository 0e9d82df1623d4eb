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
import { useLedgerEntries } from '../generation/useLedgerEntries.ts';
import {
  useSelectCompanies,
  useSelectedTargetCompanies,
} from '../selection/targetCompanySelection.ts';
import { useServices } from '../services.ts';
import { prospectCalls } from './prospectCalls.ts';
import { useCachedCompanies } from './useCachedCompanies.ts';
import { searchRuns } from './endedSearches.ts';
import { useCompanyChoices } from './useCompanyChoices.ts';
import { searchesName } from './storedSearches.ts';
import { useProspectSearch } from './useProspectSearch.ts';
import { useWorkOnPage } from '../formerWork/useWorkOnPage.ts';

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
  const { search, states } = useProspectSearch(scope ?? undefined);
  const runs = searchRuns(useLedgerEntries(scope ?? undefined));
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
    search.start(scope, companies, 'again');
    onGenerate((arrive) => search.follow(scope, arrive));
  };
  const isKnown = remote.status === 'ready' || remote.status === 'empty';
  const found = isKnown ? findingsOf(selected, itemsOf(remote), states) : [];
  // Only companies without people are looked up: each look reads the stored records of all generations.
  const idle = found.filter(({ count, search: { status } }) => count === 0 && status === 'idle');
  const idleCompanies = idle.map((finding) => finding.company);
  const unsearched = new Set(scope ? idsOf(search.neverSearched(scope, idleCompanies)) : []);
  const findings = found.map((finding): CompanyFinding => {
    const id = String(finding.company.id);
    if (!unsearched.has(id)) return finding;
    // Another tab may be searching it.
    const run = runs.get(id);
    return { ...finding, search: run?.status === 'searching' ? run : { status: 'stopped' } };
  });
  const { underWay } = countFindings(findings);
  // The page does not show searches at companies that are no longer selected.
  const all = new Map([...runs, ...states]);
  const isWhole = [...all.values()].filter(isSearchUnderWay).length === underWay;
  useWorkOnPage(scope && underWay > 0 && isWhole ? searchesName(scope) : null);
  return {
    prospects: {
      ...prospects,
      actions: {
        ...actions,
        onStopWaiting: () => {
          if (scope) search.stop(scope);
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
      onRetryFailed: () =>
        searchAgain(
          findings
            .filter((finding) => finding.search.status === 'failed')
            .map((finding) => finding.company),
        ),
    },
  };
}
