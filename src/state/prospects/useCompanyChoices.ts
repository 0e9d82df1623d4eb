import { useMemo } from 'react';
import { companyChoices, type TargetCompanyChoice } from '#domain/companies/companyFinding.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { targetCompanyResource } from '../resources/targetCompanies.ts';
import { useKnownList } from '../resources/useKnownList.ts';

/**
 * Returns the companies that a person can be added to: all target companies, or only the selected ones until the others are
 * loaded.
 */
export function useCompanyChoices(
  selected: readonly TargetCompanyRef[],
): readonly TargetCompanyChoice[] {
  const { rows: all } = useKnownList(targetCompanyResource, selected.length > 0);
  return useMemo(
    () => (all === null || all.length === 0 ? selected : companyChoices(all)),
    [all, selected],
  );
}
