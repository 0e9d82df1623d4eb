import { alikeRules } from '#domain/lists/alike/alikeRule.ts';
import { useMemo } from 'react';
import {
  countByCompany,
  findingsOf,
  type CompanySearch,
} from '#domain/companies/companyFinding.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { prospectLabel } from '#domain/companies/prospectLabel.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import type { CollectionCalls, CollectionRules, GenerationWork } from '../collection/resource.ts';
import { useCollection, type LiveCollection } from '../collection/useCollection.ts';
import { useCompany } from '../company.ts';
import {
  useSelectCompanies,
  useSelectedTargetCompanies,
} from '../selection/targetCompanySelection.ts';
import { useServices } from '../services.ts';
import { prospectListPart } from './prospectListPart.ts';
import { useCachedCompanies } from './useCachedCompanies.ts';
import { useCompanyChoices } from './useCompanyChoices.ts';
import { useProspectSearch } from './useProspectSearch.ts';

const rules: CollectionRules<Prospect, ProspectDraft> = {
  name: 'prospects',
  alike: alikeRules.prospects,
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
  const { api } = useServices();
  const company = useCompany();
  const scope = useMemo(
    () => company && { workspace: company.workspace, companyId: String(company.companyId) },
    [company],
  );
  const { search, states } = useProspectSearch(scope ?? undefined);
  const selected = useSelectedTargetCompanies();
  const select = useSelectCompanies();
  const choices = useCompanyChoices(selected);
  const known = useCachedCompanies();

  const calls = useMemo((): CollectionCalls<Prospect, ProspectDraft> | null => {
    if (!scope || selected.length === 0) return null;
    const { workspace } = scope;
    const selectedIds = selected.map(({ id }) => id);
    const follow: GenerationWork<Prospect> = (arrive) => search.follow(scope, arrive);
    const rest = () => (search.isUnderWay(scope) ? follow : null);
    return {
      scope,
      part: prospectListPart(selectedIds),
      list: (signal) => api.prospects.list(workspace, selectedIds, signal),
      peersOf: ({ targetCompanyId: id }) =>
        id === null
          ? api.prospects.list(workspace, selectedIds)
          : api.prospects.list(workspace, [id]),
      complete: (people) => {
        const counts = countByCompany(selected, people);
        const isKnown = ({ id }: TargetCompanyRef) => (counts.get(String(id)) ?? 0) > 0;
        search.markFound(scope, selected.filter(isKnown));
        const missing = search.neverSearched(
          scope,
          selected.filter((one) => !isKnown(one)),
        );
        if (missing.length === 0) return rest();
        return (arrive) => {
          search.start(scope, missing, 'first');
          return follow(arrive);
        };
      },
      rest,
      generate: (arrive) => {
        search.start(scope, selected, 'again');
        return follow(arrive);
      },
      add: async (draft) => {
        await api.prospects.add(workspace, draft);
        // Selects the person's company too; otherwise the added person would not be shown.
        select([{ id: draft.targetCompanyId, name: draft.companyName }]);
      },
      edit: (prospect, draft) => api.prospects.edit(workspace, prospect.id, draft),
      remove: (prospect) => api.prospects.remove(workspace, prospect.id),
    };
  }, [api, scope, selected, search, select]);

  const { onGenerate, ...prospects } = useCollection(rules, calls);
  const { remote, actions } = prospects;
  const searchAgain = (companies: readonly TargetCompanyRef[]) => {
    if (!scope) return;
    search.start(scope, companies, 'again');
    onGenerate((arrive) => search.follow(scope, arrive));
  };
  const isKnown = remote.status === 'ready' || remote.status === 'empty';
  const findings = isKnown ? findingsOf(selected, itemsOf(remote), states) : [];
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
      known,
      onSelect: (more) => select(more.map(({ id, name }) => ({ id, name }))),
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
