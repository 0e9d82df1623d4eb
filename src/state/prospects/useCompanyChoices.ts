import { useMemo } from 'react';
import { companyChoices, type TargetCompanyChoice } from '#domain/companies/companyFinding.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { useCompany } from '../company.ts';
import { targetCompanyList } from '../targetCompanies.ts';
import { useRows } from '../useRows.ts';

/**
 * Returns the companies that a person can be added to: all target companies, or only the selected ones until the others are
 * loaded.
 */
export function useCompanyChoices(selected: readonly TargetCompanyRef[]): {
  readonly choices: readonly TargetCompanyChoice[];
  readonly hasAllChoices: boolean;
} {
  const company = useCompany();
  const { rows } = useRows(targetCompanyList, selected.length > 0 ? company : null);
  const all = rows ?? null;
  return useMemo(() => {
    const hasAllChoices = all !== null && all.length > 0;
    return { choices: hasAllChoices ? companyChoices(all) : selected, hasAllChoices };
  }, [all, selected]);
}
