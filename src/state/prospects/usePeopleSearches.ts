import { useMemo } from 'react';
import type { PeopleSearches } from '#domain/companies/companyFinding.ts';
import { useCompany } from '../company.ts';
import { useServices } from '../services.ts';
import { usePeopleSearch } from './peopleSearch.ts';

/** Returns the states of the people searches of this tab, for the rows of the target companies. */
export function usePeopleSearches(): PeopleSearches {
  const { lists } = useServices();
  const company = useCompany();
  const scope = useMemo(
    () => company && { workspace: company.workspace, companyId: String(company.companyId) },
    [company],
  );
  const { search, states } = usePeopleSearch(scope ?? undefined);
  return useMemo(
    () => ({
      states,
      onRetry(one) {
        if (!scope) return;
        search.start([one]);
        const list = `prospects|${scope.workspace}|${scope.companyId}`;
        // The row itself says that a search has failed.
        void lists.change(list, {}, () => search.follow(() => undefined)).catch(() => undefined);
      },
    }),
    [states, search, scope, lists],
  );
}
