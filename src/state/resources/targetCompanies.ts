import type { TargetCompany, TargetCompanyDraft } from '#domain/targetCompany.ts';
import { useCompanyCollection, type CompanyResource } from './useCompanyCollection.ts';

/** How the list is loaded and changed. */
export const targetCompanies: CompanyResource<TargetCompany, TargetCompanyDraft> = {
  rules: {
    name: 'targetCompanies',
    kind: 'targetCompanies',
    isPolled: true,
    words: {
      add: 'message.inline.targetCompanies.add',
      edit: 'message.alert.targetCompanies.save',
      remove: 'message.alert.targetCompanies.remove',
    },
    labelOf: (company) => company.name,
    draftOf: ({ id: _id, ...draft }) => draft,
  },
  callsOf: ({ targetCompanies: api }, { workspace, companyId }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, companyId),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (company, draft) => api.edit(workspace, company.id, draft),
    remove: (company) => api.remove(workspace, company.id),
  }),
};

/** The target companies of the company. */
export const useTargetCompanies = () => useCompanyCollection(targetCompanies);
