import {
  targetCompanyDescription,
  type TargetCompany,
  type TargetCompanyDraft,
} from '#domain/companies/targetCompany.ts';
import { unchangedDraft } from '#domain/entities/texts.ts';
import type { CompanyResource } from './useCompanyCollection.ts';

/** The rules and calls of the company's target companies. */
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
    draftOf: (row) => unchangedDraft(targetCompanyDescription, row),
  },
  callsOf: ({ targetCompanies: api }, { workspace, companyId }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, companyId),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (company, draft) => api.edit(workspace, company.id, draft),
    remove: (company) => api.remove(workspace, company.id),
  }),
};
