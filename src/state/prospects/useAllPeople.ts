import { useCallback, useMemo, useState } from 'react';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { Company } from '../company.ts';
import { targetCompanyList } from '../targetCompanies.ts';
import { useRows, type ListRows } from '../useRows.ts';
import { prospectList } from './prospectList.ts';

/**
 * Returns the people at all target companies, for pages that need everybody. The companies are those of the cache, so they are
 * not requested twice. Sends no request without a company.
 */
export function useAllPeople(
  company: Company | null,
  freshness: 'always' | 'onceLoaded' = 'onceLoaded',
): ListRows<Prospect> {
  const companies = useRows(targetCompanyList, company, freshness);
  const known = companies.rows;
  const at = useMemo(() => (known ? known.map(({ id }) => id) : undefined), [known]);
  const people = useRows(prospectList, at ? company : null, freshness, at);
  return at ? people : { rows: known === null ? null : undefined, onRetry: companies.onRetry };
}

/** Returns the people at all target companies from when they are needed: a page that only may need them does not wait for them. */
export function useEverybody(company: Company | null) {
  const [isNeeded, setNeeded] = useState(false);
  const onNeeded = useCallback(() => setNeeded(true), []);
  return { ...useAllPeople(isNeeded ? company : null), onNeeded };
}
