import { useMemo } from 'react';
import { companyChoices, type TargetCompanyChoice } from '#domain/companies/companyFinding.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { targetCompanyResource } from '../resources/targetCompanies.ts';
import { useKnownList } from '../resources/useKnownList.ts';

/**
 * Returns the companies that a person can be added to: all target companies, or only the selected ones until the others are
 * loaded.
 */
export function useCompanyChoices(selected: readonly TargetCompanyRef[]): {
  readonly choices: readonly TargetCompanyChoice[];
  readonly hasAllChoices: boolean;
} {
  const { rows: all } = useKnownList(targetCompanyResource, selected.length > 0);
  return useMemo(() => {
    const hasAllChoices = all !== null && all.length > 0;
    return { choices: hasAllChoices ? companyChoices(all) : selected, hasAllChoices };
  }, [all, selected]);
}
