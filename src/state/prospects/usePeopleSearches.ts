import { useMemo } from 'react';
import type { PeopleSearches } from '#domain/companies/companyFinding.ts';
import { useCompany } from '../company.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';

/** Returns the states of the people searches of this tab, for the rows of the target companies. */
export function usePeopleSearches(): PeopleSearches {
  const { states, search } = usePeopleSearch(useCompany());
  return useMemo(() => ({ states, onRetry: (one) => search([one]) }), [states, search]);
}
