import { useMemo } from 'react';
import type { Api } from '#api/createApi.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { CollectionCalls, ListConfig } from '../collection/resource.ts';
import { useCollection, type LiveCollection } from '../collection/useCollection.ts';
import { useCompany, type Company } from '../company.ts';
import { useServices } from '../services.ts';

/** A list of the company: its rules and its calls. */
export interface CompanyResource<Item, Draft> {
  readonly rules: ListConfig<Item, Draft>;
  readonly callsOf: (api: Api, company: Company) => Omit<CollectionCalls<Item, Draft>, 'scope'>;
}

/** Returns a list of the company. Without a company no request is sent (D12). */
export function useCompanyCollection<Item extends Identified, Draft>(
  resource: CompanyResource<Item, Draft>,
): LiveCollection<Item, Draft> {
  const { api } = useServices();
  const company = useCompany();
  const calls = useMemo((): CollectionCalls<Item, Draft> | null => {
    if (!company) return null;
    const scope = { workspace: company.workspace, companyId: String(company.companyId) };
    return { scope, ...resource.callsOf(api, company) };
  }, [api, company, resource]);
  return useCollection(resource.rules, calls);
}
