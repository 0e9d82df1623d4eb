import type { Api } from '#api/createApi.ts';
import { countByCompany } from '#domain/companies/companyFinding.ts';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { sameId } from '#domain/lists/entityId.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { CollectionCalls, GenerationWork } from '../collection/resource.ts';
import type { CompanyScope } from '../company.ts';
import { selectForAdded } from '../selection/targetCompanySelection.ts';
import { prospectListPart } from './prospectListPart.ts';
import type { PeopleSearch } from './peopleSearch.ts';

interface Parts {
  readonly api: Api;
  readonly scope: CompanyScope;
  readonly selected: readonly TargetCompanyRef[];
  readonly search: PeopleSearch;
  readonly storage: OwnedStorage;
  /** True for companies that were selected on this page, or before it was opened. */
  readonly isSelectedHere: (company: TargetCompanyRef) => boolean;
}

/**
 * Returns the calls of the list of prospects at the selected companies. Not part of the hook: a batch may outlive the page with
 * them, and would keep everything that the hook refers to.
 */
export function prospectCalls({
  api,
  scope,
  selected,
  search,
  storage,
  isSelectedHere,
}: Parts): CollectionCalls<Prospect, ProspectDraft> {
  const { workspace } = scope;
  const selectedIds = selected.map(({ id }) => id);
  const follow: GenerationWork<Prospect> = (arrive) => search.follow(arrive);
  const rest = () => (search.isGoing() ? follow : null);
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
      search.markFound(selected.filter(isKnown));
      const missing = search.unsearched(
        // A selection in another tab is no press of a button here, so it starts no search.
        selected.filter(
          (one) => isSelectedHere(one) && search.startsByItself(one) && !isKnown(one),
        ),
      );
      if (missing.length === 0) return rest();
      return (arrive) => {
        search.start(missing);
        return follow(arrive);
      };
    },
    rest,
    generate: (arrive) => {
      search.start(selected);
      return follow(arrive);
    },
    add: async (draft) => {
      const added = await api.prospects.add(workspace, draft);
      selectForAdded(storage, scope, { id: draft.targetCompanyId, name: draft.companyName });
      return added;
    },
    shownWith: ({ targetCompanyId: id }) =>
      selectedIds.some((selectedId) => sameId(selectedId, id))
        ? null
        : api.prospects.list(workspace, [id]),
    edit: (prospect, draft) => api.prospects.edit(workspace, prospect.id, draft),
    remove: (prospect) => api.prospects.remove(workspace, prospect.id),
  };
}
