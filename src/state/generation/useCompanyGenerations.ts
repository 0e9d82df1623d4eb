import { useMemo } from 'react';
import { useCompany } from '../company.ts';
import { useServices } from '../services.ts';
import type { CompanyGenerations } from './firstInsights.ts';
import { generationCalls } from './generationCalls.ts';

/** Returns the generations of the current company, or null before there is one (D12). */
export function useCompanyGenerations(): CompanyGenerations | null {
  const { api } = useServices();
  const company = useCompany();
  return useMemo(
    () =>
      company && {
        scope: { workspace: company.workspace, companyId: String(company.companyId) },
        callsOf: generationCalls(api, company),
      },
    [api, company],
  );
}
