import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import type { CompanyResource } from './useCompanyCollection.ts';

/** How the target companies of the company are loaded and changed. */
export const targetCompanyResource: CompanyResource<TargetCompany, TargetCompanyDraft> = {
  rules: {
    name: 'targetCompanies',
    kind: 'targetCompanies',
    isPolled: true,
    words: {
      add: 'message.inline.targetCompanies.add',
      edit: 'message.alert.targetCompanies.save',
      remove: 'message.alert.targetCompanies.remove',
    },
    alerts: { add: 'message.alert.targetCompanies.save' },
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
